import access from './de/access.ts'
import account from './de/account.ts'
import admin from './de/admin.ts'
import blog from './de/blog.ts'
import common from './de/common.ts'
import courses from './de/courses.ts'
import crew from './de/crew.ts'
import forms from './de/forms.ts'
import gate from './de/gate.ts'
import home from './de/home.ts'
import instruments from './de/instruments.ts'
import lessons from './de/lessons.ts'
import levels from './de/levels.ts'
import media from './de/media.ts'
import offline from './de/offline.ts'
import plans from './de/plans.ts'
import refusals from './de/refusals.ts'
import richText from './de/richText.ts'
import search from './de/search.ts'
import shop from './de/shop.ts'
import songs from './de/songs.ts'
import style from './de/style.ts'
import techniques from './de/techniques.ts'
import treasures from './de/treasures.ts'
import voyage from './de/voyage.ts'
import type { Translations } from './translation.ts'

export default {
  access,
  account,
  admin,
  blog,
  common,
  courses,
  crew,
  forms,
  gate,
  home,
  instruments,
  lessons,
  levels,
  media,
  offline,
  plans,
  refusals,
  richText,
  search,
  shop,
  songs,
  style,
  techniques,
  treasures,
  voyage,
} satisfies Translations<'de'>
