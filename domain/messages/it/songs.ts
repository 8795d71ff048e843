import type { Translation } from '../translation.ts'

export default {
  title: 'Canzoni',
  intro: 'Sei casse di dischi per imparare suonando quello che già canticchi.',
  description:
    'Lezioni di canzoni per chitarra divise per genere: rock classico, metal, blues, pop, acustico e jazz.',
  tellMe: 'Avvisami quando arrivano',
  requestTitle: 'Manca la tua?',
  requestText: 'I Capitani chiedono una canzone e noi la smontiamo per loro, battuta per battuta.',
  requestLink: 'Chiedi una canzone',
} satisfies Translation<'songs', 'it'>
