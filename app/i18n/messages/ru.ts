import access from './ru/access.ts'
import account from './ru/account.ts'
import admin from './ru/admin.ts'
import blog from './ru/blog.ts'
import common from './ru/common.ts'
import courses from './ru/courses.ts'
import crew from './ru/crew.ts'
import forms from './ru/forms.ts'
import gate from './ru/gate.ts'
import home from './ru/home.ts'
import instruments from './ru/instruments.ts'
import lessons from './ru/lessons.ts'
import levels from './ru/levels.ts'
import media from './ru/media.ts'
import offline from './ru/offline.ts'
import plans from './ru/plans.ts'
import refusals from './ru/refusals.ts'
import richText from './ru/richText.ts'
import search from './ru/search.ts'
import shop from './ru/shop.ts'
import songs from './ru/songs.ts'
import style from './ru/style.ts'
import techniques from './ru/techniques.ts'
import treasures from './ru/treasures.ts'
import voyage from './ru/voyage.ts'
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
} satisfies Translations<'ru'>
