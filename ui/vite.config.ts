import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { scoreWorker } from './scripts/score-worker.mjs'

const server = process.env.BARBU_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), ...(mode === 'samples' ? [] : [scoreWorker()])],
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
      // What the table shares with the scorekeeper comes in one piece: small ones are packed less well.
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'shared', test: /src\/(parts\/(Words|Marker|scrolls|signs|Suit|glyphs|Glyph|Icon|Badge)|table\/(Grid|names|Bar)|cards\/face|lib\/(api|plain|session|hand|sound))\b/ }] } },
    },
  },
  // The long list of scores that the engine generates is checked apart: tools/scores.py writes it first.
  // A machine that does other work is slow, so a test is given long.
  test: { testTimeout: 120_000, include: mode === 'vectors' ? ['src/**/*.vectors.ts'] : ['src/**/*.test.ts'] },
}))
