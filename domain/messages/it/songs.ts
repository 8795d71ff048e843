import type { Translation } from '../translation.ts'

export default {
  tellMe: 'Avvisami quando arrivano',
  open: 'aperta a tutti',
  requestTitle: 'Manca la tua?',
  requestText: 'I Capitani chiedono una canzone e noi la smontiamo per loro, battuta per battuta.',
  requestLink: 'Chiedi una canzone',
} satisfies Translation<'songs', 'it'>
