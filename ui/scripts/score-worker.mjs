// Writes the worker of the scorekeeper: what its pages are made of follows from the build.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const PAGE = 'src/pages/Score.svelte'
const BESIDE = ['/mark.svg', '/score.webmanifest', '/icon-192.png', '/icon-512.png']
const template = new URL('./score-worker.js', import.meta.url)

/** The chunks that a page needs: the document's own, then its own with all that it may load later. */
function chunksOf(bundle) {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
  const page = chunks.find((each) => each.facadeModuleId?.endsWith(PAGE))
  const found = new Set()
  const add = (chunk, later) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of [...chunk.imports, ...(later ? chunk.dynamicImports : [])]) add(bundle[name], later && !bundle[name]?.isEntry)
  }
  for (const chunk of chunks.filter((each) => each.isEntry)) add(chunk, false)
  const shell = [...found]
  found.clear()
  add(page, true)
  return [...new Set([...shell, ...found])]
}

export const scoreWorker = () => ({
  name: 'score-worker',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files = new Set()
      for (const chunk of chunksOf(bundle)) {
        files.add(chunk.fileName)
        for (const file of [...(chunk.viteMetadata?.importedCss ?? []), ...(chunk.viteMetadata?.importedAssets ?? [])]) files.add(file)
      }
      for (const name of Object.keys(bundle)) if (name.endsWith('.woff2')) files.add(name)
      const all = [...BESIDE, ...[...files].sort().map((name) => `/${name}`)]
      const text = readFileSync(template, 'utf8')
      const version = createHash('sha256').update(text).update(JSON.stringify(all)).digest('hex').slice(0, 12)
      this.emitFile({ type: 'asset', fileName: 'score-worker.js', source: text.replace('__VERSION__', version).replace("['__FILES__']", JSON.stringify(all)) })
    },
  },
})
