import access from './it/access.ts'
import account from './it/account.ts'
import admin from './it/admin.ts'
import blog from './it/blog.ts'
import common from './it/common.ts'
import courses from './it/courses.ts'
import crew from './it/crew.ts'
import forms from './it/forms.ts'
import gate from './it/gate.ts'
import home from './it/home.ts'
import instruments from './it/instruments.ts'
import lessons from './it/lessons.ts'
import levels from './it/levels.ts'
import media from './it/media.ts'
import offline from './it/offline.ts'
import plans from './it/plans.ts'
import refusals from './it/refusals.ts'
import richText from './it/richText.ts'
import search from './it/search.ts'
import shop from './it/shop.ts'
import songs from './it/songs.ts'
import style from './it/style.ts'
import techniques from './it/techniques.ts'
import treasures from './it/treasures.ts'
import voyage from './it/voyage.ts'
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
} satisfies Translations<'it'>
