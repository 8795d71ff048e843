import type { Translation } from '../translation.ts'

export default {
  billing: {
    label: 'Facturation',
    monthly: 'Mensuelle',
    annually: 'Annuelle',
    show: 'Voir les tarifs',
    saving_one: '{{count}} mois offert',
    saving_other: '{{count}} mois offerts',
  },
  pass: 'Carte d’embarquement',
  rank: 'Grade',
  free: 'Gratuit',
  freeForever: 'pour toujours, sans carte',
  perMonth: 'par mois',
  perYear: 'par an',
  equals: 'Soit {{price}} par mois',
  popular: 'La plus prisée !',
  includes: 'Ce qu’elle comprend',
  choose: 'Embarquer',
  compare: 'Un doute ? Compare les grades',
  membership: {
    seePrices: 'Voir les formules et tarifs',
    faq: 'Questions du quai',
    waitlistTitle: 'Inscris-toi sur la liste d’attente',
    waitlistText:
      'Laisse-nous ton e-mail et tu seras parmi les premiers à savoir que les inscriptions ouvrent.',
  },
} satisfies Translation<'plans', 'fr'>
