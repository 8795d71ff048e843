import type { Translation } from '../translation.ts'

export default {
  title: 'Il forziere dei tesori',
  introOpen:
    'Quello che non sta su nessuna mappa: teoria, basi e masterclass. La chiave ce l’hai tu: alza i coperchi.',
  kinds: { theory: 'Teoria', tracks: 'Basi', masterclass: 'Masterclass' },
  unlock: 'Sblocca',
  open: 'Apri il forziere',
  back: 'Tutti i tesori',
  print: 'Stampa',
  empty: 'Questo forziere si sta ancora riempiendo. Torna con la prossima marea.',
  callTitle: 'La chiave ce l’ha il Capitano',
  callText:
    'Chi sale a Capitano apre questi forzieri e tutti quelli che ripescheremo dal fondo del mare.',
  callLink: 'Diventa Capitano',
  inside: {
    theory: {
      first: 'La teoria, spiegata sulla tastiera',
      second: 'Accordi e tablature per sentirla sotto le dita',
      third: 'Una versione da stampare per il leggio',
    },
    tracks: {
      first: 'Basi su cui suonare senza lasciare la pagina',
      second: 'L’audio da scaricare',
      third: 'Gli accordi di ogni base, battuta per battuta',
    },
    masterclass: {
      first: 'La lezione completa, per iscritto',
      second: 'Le tablature di ogni esercizio',
      third: 'Una versione da stampare per il leggio',
    },
  },
} satisfies Translation<'treasures', 'it'>
