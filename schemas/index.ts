import { article } from './article.ts'
import { callToAction } from './callToAction.ts'
import { homePage } from './homePage.ts'
import { level } from './level.ts'
import { page } from './page.ts'
import { paletteColor } from './paletteColor.ts'
import { picture } from './picture.ts'
import { plan } from './plan.ts'
import { seo } from './seo.ts'
import { siteSettings } from './siteSettings.ts'
import { songGenre } from './songGenre.ts'
import { testimonial } from './testimonial.ts'
import { video } from './video.ts'

/** Every document and object type of the dataset, localized field types excepted (a plugin's). */
export const schemaTypes = [
  siteSettings,
  homePage,
  page,
  level,
  plan,
  testimonial,
  article,
  songGenre,
  paletteColor,
  picture,
  seo,
  callToAction,
  video,
]

export { languages } from './localized.ts'
