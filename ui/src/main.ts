import './app.css'
import './cards/cards.css'
