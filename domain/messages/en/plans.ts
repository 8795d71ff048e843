import type { Translation } from '../translation.ts'

export default {
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
    seePrices: 'See plans and prices',
    faq: 'Questions from the quay',
    waitlistTitle: 'Join the waiting list',
    waitlistText: 'Leave us your email and be among the first to know when registration opens.',
  },
} satisfies Translation<'plans', 'en'>
