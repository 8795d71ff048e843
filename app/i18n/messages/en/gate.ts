import type { Translation } from '../translation.ts'

export default {
  visitor: {
    title: 'Come aboard to read on',
    text: 'This lesson is free for the whole crew. Log in or create an account: it takes less time than tuning up.',
  },
  visitorRank: {
    title: 'Captains only from here on',
    text: 'What lies behind this door is for those who hold the rank of Captain. If that’s you, log in and it’ll open by itself.',
  },
  rank: {
    title: 'You’re one stripe short',
    text: 'You’re one of the crew already, but this we save for the captains: they’re the ones who keep the ship afloat. Move up and every lesson and all three treasures are yours.',
  },
  logIn: 'Log in',
  signUp: 'Create my free account',
  becomeCaptain: 'Become a Captain',
} satisfies Translation<'gate', 'en'>
