import type { Translation } from '../translation.ts'

export default {
  title: 'Shop',
  visit: 'See the stall',
  partners: 'Partner shops',
  partnersText: 'They sail with us. Soon you’ll be able to hop onto their decks from here.',
  newTab: 'opens in another tab',
  payments: 'Accepted payments',
  paymentsText: 'No doubloons: they weigh too much.',
  soonTitle: 'Cargo on its way',
  soonText: 'This stall is about to open: the goods are in the hold of the next ship.',
  back: 'Back to the shop',
  unknown: 'Unknown category',
  unknownText: 'There’s no stall by that name on this quay. The others are open.',
  waitlistTitle: 'Shall we tell you when it arrives?',
  waitlistText: 'Leave us your email and we’ll ring the bell as soon as the ship is unloaded.',
} satisfies Translation<'shop', 'en'>
