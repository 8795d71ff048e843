import access from './fr/access.ts'
import account from './fr/account.ts'
import admin from './fr/admin.ts'
import blog from './fr/blog.ts'
import common from './fr/common.ts'
import courses from './fr/courses.ts'
import crew from './fr/crew.ts'
import forms from './fr/forms.ts'
import gate from './fr/gate.ts'
import home from './fr/home.ts'
import instruments from './fr/instruments.ts'
import lessons from './fr/lessons.ts'
import levels from './fr/levels.ts'
import media from './fr/media.ts'
import offline from './fr/offline.ts'
import plans from './fr/plans.ts'
import refusals from './fr/refusals.ts'
import richText from './fr/richText.ts'
import search from './fr/search.ts'
import shop from './fr/shop.ts'
import songs from './fr/songs.ts'
import style from './fr/style.ts'
import techniques from './fr/techniques.ts'
import treasures from './fr/treasures.ts'
import voyage from './fr/voyage.ts'
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
} satisfies Translations<'fr'>
