import type { Translation } from '../translation.ts'

export default {
  title: 'Il forziere dei tesori',
  intro: 'Quello che non sta su nessuna mappa: teoria, basi e masterclass sotto sette sigilli.',
  description: 'Teoria, basi e masterclass di chitarra riservate ai Capitani della scuola.',
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
} satisfies Translation<'treasures', 'it'>
