import access from './hi/access.ts'
import account from './hi/account.ts'
import admin from './hi/admin.ts'
import blog from './hi/blog.ts'
import common from './hi/common.ts'
import courses from './hi/courses.ts'
import crew from './hi/crew.ts'
import forms from './hi/forms.ts'
import gate from './hi/gate.ts'
import home from './hi/home.ts'
import instruments from './hi/instruments.ts'
import lessons from './hi/lessons.ts'
import levels from './hi/levels.ts'
import media from './hi/media.ts'
import offline from './hi/offline.ts'
import plans from './hi/plans.ts'
import refusals from './hi/refusals.ts'
import richText from './hi/richText.ts'
import search from './hi/search.ts'
import shop from './hi/shop.ts'
import songs from './hi/songs.ts'
import style from './hi/style.ts'
import techniques from './hi/techniques.ts'
import treasures from './hi/treasures.ts'
import voyage from './hi/voyage.ts'
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
} satisfies Translations<'hi'>
