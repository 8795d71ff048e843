import type { Translation } from '../translation.ts'

export default {
  contact: {
    otherWays: 'Altri modi per trovarci',
    writeUs: 'Scrivici a {{email}}',
    answer: 'Rispondono persone, non pappagalli: di solito in un paio di giorni.',
    aboutUs: 'Chi risponde',
  },
  testimonials: {
    none: 'La ciurma non ha ancora scritto nulla. Intingi tu la prima penna.',
    share: 'Racconta la tua leggenda',
    shareText:
      'Raccontaci come hai cominciato, quale canzone ti resisteva o cosa ha detto il vicino. La capitaneria legge tutto prima di pubblicare.',
  },
  community: {
    building: 'In costruzione',
    tellMe: 'Avvisami',
    waitlist: 'Ti avvisiamo quando apre?',
  },
  unwritten: 'Questo testo lo stiamo ancora ricopiando in bella. Torna presto.',
  gallery: {
    failed: 'Non siamo riusciti a recuperare i tesori della galleria. Riprova tra un momento.',
    empty: 'In coperta non c’è ancora bottino',
    emptyText: 'I primi tesori della ciurma compariranno qui.',
    decoration: 'Stampe di bordo',
    share: 'Carica i miei',
  },
  soon: {
    badge: 'Prossimamente',
    waitlist: 'Ti avvisiamo quando salpa?',
    waitlistText:
      'È in cantiere e non ha ancora una data di varo. Lasciaci la tua e-mail e ti scriviamo una volta sola: il giorno che prende il mare.',
  },
  tutorials: {
    uploads: 'Tutto quello che abbiamo caricato sul canale',
    channel: 'Dal canale {{channel}}',
    none: 'Il canale tace: stiamo registrando la prossima lezione.',
  },
} satisfies Translation<'pages', 'it'>
