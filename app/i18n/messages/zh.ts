import type { Translations } from './translation.ts'
import access from './zh/access.ts'
import account from './zh/account.ts'
import admin from './zh/admin.ts'
import blog from './zh/blog.ts'
import common from './zh/common.ts'
import courses from './zh/courses.ts'
import crew from './zh/crew.ts'
import forms from './zh/forms.ts'
import gate from './zh/gate.ts'
import home from './zh/home.ts'
import instruments from './zh/instruments.ts'
import lessons from './zh/lessons.ts'
import levels from './zh/levels.ts'
import media from './zh/media.ts'
import offline from './zh/offline.ts'
import plans from './zh/plans.ts'
import refusals from './zh/refusals.ts'
import richText from './zh/richText.ts'
import search from './zh/search.ts'
import shop from './zh/shop.ts'
import songs from './zh/songs.ts'
import style from './zh/style.ts'
import techniques from './zh/techniques.ts'
import treasures from './zh/treasures.ts'
import voyage from './zh/voyage.ts'

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
} satisfies Translations<'zh'>
