import type { Translation } from '../translation.ts'

export default {
  sending: 'Invio…',
  honeypot: 'Lascia vuoto questo campo',
  back: 'Torna alla pagina',
  again: 'Ricontrolla il modulo e invialo di nuovo: quello che hai scritto è ancora qui.',
  fields: {
    name: 'Nome',
    email: 'E-mail',
    message: 'Messaggio',
    pirateName: 'Nome pirata',
    story: 'La tua storia',
  },
  newsletter: { title: 'Newsletter', submit: 'Iscrivimi' },
  contact: { title: 'Modulo di contatto', submit: 'Lancia la bottiglia' },
  testimonial: { title: 'Racconta la tua leggenda', submit: 'Invia la mia storia' },
  waitlist: {
    offer: 'Lasciaci la tua e-mail: ti avvisiamo appena apre.',
    title: 'Lista d’attesa',
    text: 'Lasciaci la tua e-mail e ti avvisiamo quando è pronta. Nient’altro.',
    submit: 'Avvisatemi',
  },
  problems: {
    nameRequired: 'Scrivi il tuo nome.',
    nameTooLong: 'Questo nome è troppo lungo: ci stanno 80 lettere.',
    emailRequired: 'Scrivi la tua e-mail.',
    emailInvalid: 'Questa e-mail non sembra completa. Dev’essere come nome@esempio.com.',
    emailTooLong: 'Questa e-mail è troppo lunga: ci stanno 254 lettere.',
    messageRequired: 'Scrivi il tuo messaggio.',
    messageTooLong: 'Il messaggio è troppo lungo: ci stanno 5000 lettere.',
    storyRequired: 'Raccontaci la tua storia.',
    storyTooLong: 'La storia è troppo lunga: ci stanno 5000 lettere.',
  },
  failures: {
    tooMany:
      'Dalla tua connessione sono arrivate troppe bottiglie di fila. Aspetta qualche minuto e rimandala, per favore.',
    tooLarge: 'Questo in una bottiglia non ci sta: accorcia il testo e invialo di nuovo.',
    unavailable:
      'Non siamo riusciti a salvare quello che hai inviato. È ancora scritto qui: riprova tra un momento.',
  },
} satisfies Translation<'forms', 'it'>
