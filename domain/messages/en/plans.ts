import type { Translation } from '../translation.ts'

export default {
  title: 'Plans and prices',
  intro: 'Two ways to come aboard: free as a Deckhand, or with the whole ship open as a Captain.',
  description:
    'Learn guitar for free as a Deckhand or become a Captain: monthly and yearly prices, and everything each plan includes.',
  billing: {
    label: 'Billing',
    monthly: 'Monthly',
    annually: 'Yearly',
    show: 'Show prices',
    saving_one: 'Save {{count}} month',
    saving_other: 'Save {{count}} months',
  },
  pass: 'Boarding pass',
  rank: 'Rank',
  free: 'Free',
  freeForever: 'forever, no card needed',
  perMonth: 'a month',
  perYear: 'a year',
  equals: 'That’s {{price}} a month',
  popular: 'Most popular!',
  includes: 'What it includes',
  choose: 'Come aboard',
  compare: 'In doubt? Compare the ranks',
  membership: {
    title: 'Membership',
    intro: 'What changes between Deckhand and Captain, and everything people ask on the quay.',
    description:
      'Compare the free and the premium plan of the guitar school, find answers and join the waiting list.',
    seePrices: 'See plans and prices',
    faq: 'Questions from the quay',
    waitlistTitle: 'Join the waiting list',
    waitlistText: 'Leave us your email and be among the first to know when registration opens.',
  },
} satisfies Translation<'plans', 'en'>
