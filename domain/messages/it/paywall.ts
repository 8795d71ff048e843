import type { Translation } from '../translation.ts'

export default {
  visitor: {
    title: 'Sali a bordo per continuare a leggere',
    text: 'Questa pagina è gratis per tutta la ciurma. Entra col tuo account o fattene uno: ci vuole meno che ad accordare.',
  },
  visitorRank: {
    title: 'Da qui in poi, solo capitani',
    text: 'Quello che c’è dietro questa porta fa parte del piano Capitano. Se è già il tuo, entra col tuo account e si aprirà da sola.',
  },
  rank: {
    title: 'Ti manca un gallone',
    text: 'Sei già della ciurma, ma questo lo teniamo per i capitani: sono loro che tengono a galla la nave. Col piano Capitano avrai tutte le lezioni e i tre tesori.',
  },
  inside: 'Cosa ti aspetta dentro',
  ways: 'Due rotte da qui',
  way: {
    account: {
      title: 'Account gratuito',
      text: 'Apre questa pagina e tutto ciò che è del grado di Mozzo: lezioni e canzoni. Niente carta di credito, niente clausole in piccolo.',
      link: 'Crea il mio account gratis',
    },
    captain: {
      title: 'Piano Capitano',
      text: 'Apre le lezioni di tutti i livelli e il forziere dei tesori.',
      link: 'Come si diventa Capitano',
    },
    logIn: {
      title: 'Il gallone ce l’ho già',
      text: 'Entra col tuo account di Capitano e la porta si aprirà da sola.',
      link: 'Entra',
    },
    lessons: {
      title: 'Nel frattempo',
      text: 'Le lezioni del grado di Mozzo sono già tue: complete e senza fretta.',
      link: 'Vedi i livelli',
    },
  },
} satisfies Translation<'paywall', 'it'>
