import access from './en/access.ts'
import account from './en/account.ts'
import admin from './en/admin.ts'
import blog from './en/blog.ts'
import common from './en/common.ts'
import courses from './en/courses.ts'
import crew from './en/crew.ts'
import forms from './en/forms.ts'
import gate from './en/gate.ts'
import home from './en/home.ts'
import instruments from './en/instruments.ts'
import lessons from './en/lessons.ts'
import levels from './en/levels.ts'
import media from './en/media.ts'
import offline from './en/offline.ts'
import plans from './en/plans.ts'
import refusals from './en/refusals.ts'
import richText from './en/richText.ts'
import search from './en/search.ts'
import shop from './en/shop.ts'
import songs from './en/songs.ts'
import style from './en/style.ts'
import techniques from './en/techniques.ts'
import treasures from './en/treasures.ts'
import voyage from './en/voyage.ts'
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
} satisfies Translations<'en'>
