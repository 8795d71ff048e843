import type { Bucket, MemberQuota } from '../../embedded/supabase/index.ts'

const KB = 1024
const MB = 1024 * KB
const ADMIN_ROLES = ['captain']

/** Types that browsers show without help, and phones record. */
const MEDIA_TYPES = [
  ...['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
  ...['video/mp4', 'video/webm', 'video/quicktime'],
]

/**
 * The buckets of the site; `supabase/migrations` makes the same ones in a hosted project, and the
 * same policies: one table of cases tests both.
 *
 * @param mediaQuota bytes that a member's photos and videos may take, published or not
 */
export function siteBuckets(mediaQuota: number): readonly Bucket[] {
  const quota: MemberQuota = {
    ...{ buckets: ['media', 'practice'], bytes: mediaQuota, objects: 1000 },
    exemptRoles: ADMIN_ROLES,
  }
  const media = { fileSizeLimit: 100 * MB, allowedMimeTypes: MEDIA_TYPES, quota }
  return [
    { id: 'media', public: true, ...media, moderatorRoles: ADMIN_ROLES },
    {
      id: 'members',
      public: false,
      fileSizeLimit: 256 * KB,
      allowedMimeTypes: ['application/json'],
      quota: { ...quota, buckets: ['members'], bytes: 16 * MB },
    },
    { id: 'practice', public: false, ...media },
  ]
}
