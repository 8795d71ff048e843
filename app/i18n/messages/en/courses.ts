import type { Translation } from '../translation.ts'

export default {
  title: 'Courses',
  intro: 'This course is in the shipyard: it has its keel, its ribs and its heading.',
  description: 'A guitar course in the making: sign up and we will tell you when it sails.',
  soon: 'Coming soon',
  known: {
    estilos: 'Styles',
    'tecnicas/electrica': 'Electric guitar techniques',
    'tecnicas/acustica': 'Acoustic guitar techniques',
    'tecnicas/espanola': 'Spanish guitar techniques',
  },
  waitlistTitle: 'Join the waiting list',
  waitlistText: 'We will write to you only once: on the day of the launch.',
  waitlistLink: 'Membership waiting list',
  meanwhile: 'Meanwhile, begin with the levels',
} satisfies Translation<'courses', 'en'>
