import type { Translation } from '../translation.ts'

export default {
  title: 'Piani e prezzi',
  intro: 'Due modi d’imbarcarsi: gratis da Mozzo o con tutta la nave aperta da Capitano.',
  description:
    'Impara la chitarra gratis da Mozzo o passa a Capitano: prezzi mensili e annuali, e tutto quello che include ogni piano.',
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
    title: 'Abbonamento',
    intro: 'Cosa cambia fra Mozzo e Capitano, e tutto quello che si chiede sul molo.',
    description:
      'Confronta il piano gratuito e quello premium della scuola di chitarra, togliti i dubbi e mettiti in lista d’attesa.',
    seePrices: 'Vedi piani e prezzi',
    faq: 'Domande da molo',
    waitlistTitle: 'Mettiti in lista d’attesa',
    waitlistText:
      'Lasciaci la tua e-mail e sarai tra i primi a sapere che si aprono le iscrizioni.',
  },
} satisfies Translation<'plans', 'it'>
