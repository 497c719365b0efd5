import { mount } from 'svelte'
import './app.css'
import './cards/cards.css'
import App from './App.svelte'
import { firstLanguage } from './lib/session.svelte'
import { speak } from './lib/words.svelte'

// After an update of the server an open page asks for parts that are no longer there.
window.addEventListener('vite:preloadError', () => location.reload())

// The table is fetched while its words are.
if (location.pathname.startsWith('/t/')) void import('./pages/TablePage.svelte')

const { lang, pseudo } = firstLanguage()
void speak(lang, pseudo).then(() => mount(App, { target: document.getElementById('app')! }))
