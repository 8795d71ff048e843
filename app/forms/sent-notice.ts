import type { NoticeName } from '../ui/notices/catalogue.ts'
import type { FormKind } from './answer.ts'

/** The notice after a form was stored. */
export const sentNotice = {
  newsletter: 'newsletterSent',
  contact: 'contactSent',
  testimonial: 'testimonialSent',
  waitlist: 'waitlistSent',
} as const satisfies Record<FormKind, NoticeName>
