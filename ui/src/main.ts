import { mount } from 'svelte'
import './app.css'
import './cards/cards.css'
import App from './App.svelte'
import { firstLanguage } from './lib/session.svelte'
import { speak } from './lib/words.svelte'

// After an update of the server an open page asks for parts that are no longer there. Where the line is down instead,
// what stands there stays until it is back; a move that waits is sent first.
window.addEventListener('vite:preloadError', async () => {
  let tries = 0
  while (!(await fetch('/api/health').catch(() => null))?.ok) {
    tries++
    await new Promise((done) => setTimeout(done, 1000))
  }
  setTimeout(() => location.reload(), tries ? 6000 : 0)
})

// The page that is asked for is fetched while its words are; nothing of it is asked of one who comes to another.
const { pathname } = location
if (pathname.startsWith('/t/')) void import('./pages/TablePage.svelte')
else if (pathname.startsWith('/rules')) void import('./pages/Rules.svelte')
else if (pathname === '/') void import('./pages/Home.svelte')

const { lang, pseudo } = firstLanguage()
void speak(lang, pseudo).then(() => mount(App, { target: document.getElementById('app')! }))
