import { SCHOOL_NAMES } from '../../domain/school.ts'
import type { LakeDocument, LakeOptions } from '../../embedded/lake/index.ts'

/** The site's own part of the embedded lake. */
export const LAKE_POLICIES = {
  title: SCHOOL_NAMES[1],
  isPersonal: cameFromVisitor,
} satisfies Partial<LakeOptions>

/** Messages, and testimonials that began as one. */
function cameFromVisitor({ _type, receivedAt }: LakeDocument): boolean {
  return _type === 'inboxMessage' || (_type === 'testimonial' && receivedAt !== undefined)
}
