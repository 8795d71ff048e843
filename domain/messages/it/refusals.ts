import type { Translation } from '../translation.ts'

export default {
  tooLarge: {
    title: 'Nella stiva non ci sta',
    text: 'Quello che hai inviato pesa più di quanto questa pagina possa portare. Accorcialo e invialo di nuovo.',
  },
  unreadable: {
    title: 'L’inchiostro è colato',
    text: 'Quello che è arrivato non si riesce a leggere. Torna alla pagina e invialo un’altra volta.',
  },
  tooMany: {
    title: 'Cessate il fuoco!',
    text: 'Dalla tua connessione arrivano troppe richieste di fila. Aspetta un momento e riprova.',
  },
  busy: {
    title: 'Tutto l’equipaggio è occupato',
    text: 'Il mare è grosso e non ce la facciamo. Riprova tra un momento.',
  },
  foreign: {
    title: 'Bandiera sconosciuta',
    text: 'Questo modulo viene da un altro sito e non è stato accettato.',
  },
} satisfies Translation<'refusals', 'it'>
