import { localized } from './localized.ts'

/** GROQ projections that several queries share; plain templates, as TypeGen needs them. */

/** Inside the braces of a picture: what `pictureSchema` reads. */
export const pictureFields =
  `asset->{ _id, metadata{ lqip, dimensions{ width, height } } }, hotspot, crop, ${localized('alt')}` as const

/** Inside the braces of a video: what `videoSchema` reads. */
export const videoFields =
  `videoId, sample, ${localized('title')}, poster{ ${pictureFields} }` as const

/** Inside the braces of a call to action: what `actionSchema` reads. */
export const actionFields = `${localized('label')}, target` as const

/** Projection that every section of the landing page begins with. */
export const sectionFields = `${localized('title')}, ${localized('intro')}` as const
