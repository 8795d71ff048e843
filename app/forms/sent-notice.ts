import type { NoticeName } from '../ui/notices/catalogue.ts'
import type { FormKind } from './schemas.ts'

/** The notice that a form which was kept is answered with. */
export const sentNotice = {
  newsletter: 'newsletterSent',
  contact: 'contactSent',
  testimonial: 'testimonialSent',
  waitlist: 'waitlistSent',
} as const satisfies Record<FormKind, NoticeName>
