import type { Translation } from '../translation.ts'

export default {
  billing: {
    label: 'Fatturazione',
    monthly: 'Mensile',
    annually: 'Annuale',
    show: 'Vedi i prezzi',
    saving_one: 'Risparmi {{count}} mese',
    saving_other: 'Risparmi {{count}} mesi',
  },
  pass: 'Carta d’imbarco',
  rank: 'Grado',
  free: 'Gratis',
  freeForever: 'per sempre, senza carta',
  perMonth: 'al mese',
  perYear: 'all’anno',
  equals: 'Viene {{price}} al mese',
  popular: 'Il più amato!',
  includes: 'Cosa include',
  choose: 'Imbarcati',
  compare: 'Dubbi? Confronta i gradi',
  membership: {
    seePrices: 'Vedi piani e prezzi',
    faq: 'Domande da molo',
    waitlistTitle: 'Mettiti in lista d’attesa',
    waitlistText:
      'Lasciaci la tua e-mail e sarai tra i primi a sapere che si aprono le iscrizioni.',
  },
} satisfies Translation<'plans', 'it'>
