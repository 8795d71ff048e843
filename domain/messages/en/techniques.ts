import type { Translation } from '../translation.ts'

export default {
  kinds: 'Kinds of guitar',
  plate: 'Plate {{number}}',
  callTitle: 'Hands learn best in company',
  callText:
    'Every plate has its lessons, its exercises and its crew. All you need is to come aboard.',
  callLink: 'Join the crew',
} satisfies Translation<'techniques', 'en'>
