import type { Translation } from '../translation.ts'

export default {
  title: 'Store',
  intro: 'The harbour market: six stalls with all that a guitar asks for, and a temptation or two.',
  description:
    'Guitars, amplifiers, pedals, cables, strings, picks and merchandise: the store of the guitar school.',
  visit: 'See the stall',
  partners: 'Partner stores',
  partnersText: 'They sail with us. Soon you can step onto their deck from here.',
  newTab: 'opens in another tab',
  payments: 'Accepted payments',
  paymentsText: 'No doubloons: they weigh too much.',
  soonTitle: 'Cargo on its way',
  soonText: 'This stall is about to open: the goods are in the hold of the next ship.',
  back: 'Back to the store',
  unknown: 'Unknown category',
  unknownText: 'There is no stall of that name on this quay. The others are open.',
  waitlistTitle: 'Shall we tell you when it arrives?',
  waitlistText: 'Leave us your e-mail and we will ring the bell as soon as the ship is unloaded.',
} satisfies Translation<'shop', 'en'>
