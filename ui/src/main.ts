import { mount } from 'svelte'
import './app.css'
import './cards/cards.css'
import App from './App.svelte'
import { firstLanguage } from './lib/session.svelte'
import { speak } from './lib/words.svelte'

const { lang, pseudo } = firstLanguage()
void speak(lang, pseudo).then(() => mount(App, { target: document.getElementById('app')! }))
