import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const server = process.env.BARBU_SERVER ?? 'http://127.0.0.1:8000'

/** One file for each language: `…/locales/fr/page.ftl` goes into the chunk `words-fr`. */
const language = (id: string) => /locales\/([a-zA-Z-]+)\/[a-z]+\.ftl/.exec(id)?.[1]

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  base: mode === 'samples' ? './' : '/',
  server: { fs: { allow: ['..'] }, proxy: { '/api': server } },
  build: {
    outDir: mode === 'samples' ? '../build/samples' : '../src/barbu/web/static',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: mode === 'samples' ? 'samples.html' : 'index.html',
      output: {
        advancedChunks: { groups: [{ name: (id: string) => (language(id) ? `words-${language(id)}` : null), test: /\.ftl/ }] },
      },
    },
  },
  test: { include: ['src/**/*.test.ts'] },
}))
