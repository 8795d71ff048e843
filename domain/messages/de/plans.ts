import type { Translation } from '../translation.ts'

export default {
  billing: {
    label: 'Abrechnung',
    monthly: 'Monatlich',
    annually: 'Jährlich',
    show: 'Preise ansehen',
    saving_one: '{{count}} Monat gespart',
    saving_other: '{{count}} Monate gespart',
  },
  pass: 'Bordkarte',
  rank: 'Rang',
  free: 'Gratis',
  freeForever: 'für immer, ohne Karte',
  perMonth: 'im Monat',
  perYear: 'im Jahr',
  equals: 'Macht {{price}} im Monat',
  popular: 'Am beliebtesten!',
  includes: 'Was drin ist',
  choose: 'An Bord gehen',
  compare: 'Unsicher? Vergleich die Ränge',
  membership: {
    seePrices: 'Tarife und Preise ansehen',
    faq: 'Fragen vom Kai',
    waitlistTitle: 'Trag dich in die Warteliste ein',
    waitlistText:
      'Lass uns deine E-Mail da, und du erfährst es unter den Ersten, wenn die Registrierung öffnet.',
  },
} satisfies Translation<'plans', 'de'>
