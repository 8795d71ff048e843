import type { Translation } from '../translation.ts'

export default {
  visitor: {
    title: 'Sali a bordo per continuare a leggere',
    text: 'Questa lezione è gratis per tutta la ciurma. Entra col tuo account o fattene uno: ci vuole meno che ad accordare.',
  },
  visitorRank: {
    title: 'Da qui in poi, capitani',
    text: 'Quello che c’è dietro questa porta è per chi porta il grado di Capitano. Se è già il tuo, entra col tuo account e si aprirà da sola.',
  },
  rank: {
    title: 'Ti manca un gallone',
    text: 'Sei già della ciurma, ma questo lo teniamo per i capitani: sono loro che tengono a galla la nave. Sali di grado e avrai tutte le lezioni e i tre tesori.',
  },
  logIn: 'Entra',
  signUp: 'Crea il mio account gratis',
  becomeCaptain: 'Come si diventa Capitano',
} satisfies Translation<'gate', 'it'>
