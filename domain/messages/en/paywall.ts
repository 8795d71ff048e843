import type { Translation } from '../translation.ts'

export default {
  visitor: {
    title: 'Come aboard to read on',
    text: 'This page is free for the whole crew. Log in or create an account: it takes less time than tuning up.',
  },
  visitorRank: {
    title: 'Captains only from here on',
    text: 'What lies behind this door comes with the Captain plan. If it’s yours, log in and it’ll open by itself.',
  },
  rank: {
    title: 'You’re one stripe short',
    text: 'You’re one of the crew already, but this we save for the captains: they’re the ones who keep the ship afloat. With the Captain plan every lesson and all three treasures are yours.',
  },
  inside: 'What’s waiting inside',
  ways: 'Two ways on from here',
  way: {
    account: {
      title: 'A free account',
      text: 'Opens this page and everything for Deckhands: lessons and songs. No card, no small print.',
      link: 'Create my free account',
    },
    captain: {
      title: 'The Captain plan',
      text: 'Opens the lessons of every level and the Treasure Chest.',
      link: 'Become a Captain',
    },
    logIn: {
      title: 'I’m a Captain already',
      text: 'Log in with your Captain’s account and the door will open by itself.',
      link: 'Log in',
    },
    lessons: {
      title: 'In the meantime',
      text: 'The Deckhand lessons are yours already: in full, and at your own pace.',
      link: 'See the levels',
    },
  },
} satisfies Translation<'paywall', 'en'>
