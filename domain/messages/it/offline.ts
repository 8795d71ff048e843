import type { Translation } from '../translation.ts'

export default {
  title: 'Senza connessione',
  heading: 'Niente vento nelle vele',
  text: 'Non c’è connessione, e la pagina che cerchi non viaggia ancora con te. Finché il vento non torna, a bordo c’è di che suonare.',
  retry: 'Riprova',
  instruments: 'Funziona senza connessione',
  tuner: 'Accordatore',
  tunerText: 'Le sei corde al loro posto, anche in alto mare.',
  metronome: 'Metronomo',
  metronomeText: 'Per tenere il tempo, il remo non ha bisogno di vento.',
  kept: 'Quello che hai a bordo',
  keptText: 'Le pagine che visiti si salvano da sole, com’erano quel giorno.',
  keptAt: 'Salvata il giorno {{date}}',
  noneKept: 'Non hai ancora pagine: la prossima volta che navighi in rete si salveranno.',
  starting: {
    title: 'La scuola sta salpando',
    text: 'Stiamo mollando gli ormeggi: questa pagina si aprirà da sola tra un momento.',
  },
} satisfies Translation<'offline', 'it'>
