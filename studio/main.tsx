import { renderStudio } from 'sanity'
import { environment } from './environment.ts'
import config from './sanity.config.ts'
import { stayOnThisMachine } from './stay-on-this-machine.ts'
import './studio.css'

if (environment.embedded) {
  stayOnThisMachine(environment.projectId)
  // The Studio warns of slow HTTP/1.1 connections; listeners travel by WebSocket here, so none are.
  localStorage.setItem('_sanity_debugProtocol', 'h2')
}

renderStudio(document.getElementById('sanity'), config, { reactStrictMode: false })
