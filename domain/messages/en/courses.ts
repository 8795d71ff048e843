import type { Translation } from '../translation.ts'

export default {
  soon: 'Coming soon',
  known: {
    estilos: 'Styles',
    'tecnicas/electrica': 'Electric guitar techniques',
    'tecnicas/acustica': 'Acoustic guitar techniques',
    'tecnicas/espanola': 'Spanish guitar techniques',
  },
  waitlistTitle: 'Join the waiting list',
  waitlistText: 'We’ll write to you just once: on launch day.',
  waitlistLink: 'Membership waiting list',
  meanwhile: 'Meanwhile, start with the levels',
} satisfies Translation<'courses', 'en'>
