import { article } from './article.ts'
import { callout } from './callout.ts'
import { callToAction } from './callToAction.ts'
import { chords } from './chords.ts'
import { figure } from './figure.ts'
import { galleryDecoration } from './galleryDecoration.ts'
import { hiddenMedium } from './hiddenMedium.ts'
import { homePage } from './homePage.ts'
import { inboxMessage } from './inboxMessage.ts'
import { interfaceText, interfaceTextKey } from './interfaceText.ts'
import { lesson } from './lesson.ts'
import { level } from './level.ts'
import { lyrics } from './lyrics.ts'
import { memberContent } from './memberContent.ts'
import { page } from './page.ts'
import { paletteColor } from './paletteColor.ts'
import { partnerStore } from './partnerStore.ts'
import { picture } from './picture.ts'
import { plan } from './plan.ts'
import { practice, practiceMusic } from './practice.ts'
import { richText } from './richText.ts'
import { seo } from './seo.ts'
import { shopCategory } from './shopCategory.ts'
import { siteSettings } from './siteSettings.ts'
import { song } from './song.ts'
import { songGenre } from './songGenre.ts'
import { songSheet } from './songSheet.ts'
import { tablature } from './tablature.ts'
import { tag } from './tag.ts'
import { techniqueSet } from './techniqueSet.ts'
import { testimonial } from './testimonial.ts'
import { treasure } from './treasure.ts'
import { video } from './video.ts'

/** Every document and object type of the dataset, localized field types excepted (a plugin's). */
export const schemaTypes = [
  siteSettings,
  homePage,
  page,
  level,
  lesson,
  plan,
  testimonial,
  article,
  tag,
  songGenre,
  song,
  techniqueSet,
  treasure,
  memberContent,
  shopCategory,
  partnerStore,
  galleryDecoration,
  inboxMessage,
  hiddenMedium,
  interfaceText,
  interfaceTextKey,
  paletteColor,
  picture,
  seo,
  callToAction,
  video,
  richText,
  figure,
  chords,
  tablature,
  songSheet,
  callout,
  practice,
  practiceMusic,
  lyrics,
]
