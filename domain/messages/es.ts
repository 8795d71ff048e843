import access from './es/access.ts'
import account from './es/account.ts'
import admin from './es/admin.ts'
import blog from './es/blog.ts'
import common from './es/common.ts'
import courses from './es/courses.ts'
import forms from './es/forms.ts'
import home from './es/home.ts'
import instruments from './es/instruments.ts'
import lessons from './es/lessons.ts'
import levels from './es/levels.ts'
import listening from './es/listening.ts'
import media from './es/media.ts'
import offline from './es/offline.ts'
import pages from './es/pages.ts'
import paywall from './es/paywall.ts'
import plans from './es/plans.ts'
import player from './es/player.ts'
import practiceLog from './es/practiceLog.ts'
import refusals from './es/refusals.ts'
import richText from './es/richText.ts'
import search from './es/search.ts'
import shop from './es/shop.ts'
import song from './es/song.ts'
import songDesk from './es/songDesk.ts'
import songs from './es/songs.ts'
import style from './es/style.ts'
import techniques from './es/techniques.ts'
import treasures from './es/treasures.ts'
import voyage from './es/voyage.ts'

/**
 * The Spanish catalogue, one namespace per part of the site: what there is to say, and the type of every
 * other language. Those have no list of their own: their files are found by name.
 */
const es = {
  access,
  account,
  admin,
  blog,
  common,
  courses,
  forms,
  home,
  instruments,
  lessons,
  levels,
  listening,
  media,
  offline,
  pages,
  paywall,
  plans,
  player,
  practiceLog,
  refusals,
  richText,
  search,
  shop,
  song,
  songDesk,
  songs,
  style,
  techniques,
  treasures,
  voyage,
}

export type Messages = typeof es
export type Namespace = keyof Messages

export default es
