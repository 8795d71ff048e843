import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import access from '../../../domain/messages/es/access.ts'
import common from '../../../domain/messages/es/common.ts'
import instruments from '../../../domain/messages/es/instruments.ts'
import media from '../../../domain/messages/es/media.ts'
import search from '../../../domain/messages/es/search.ts'
import { arrives, enter, misses, sees, type Target, type Visitor } from './visitor.ts'

/** Reported of requests that were pending when a page is left; Chromium does not report them. */
export const LEAVING =
  /Failed to fetch manifest patches|A ServiceWorker intercepted the request and encountered an unexpected error/

export const METRONOME = 'the metronome sounds, its beats and its pendulum go with it'

/** The most important things that visitors do, the same in every engine. */
export const walks: Record<string, (visitor: Visitor) => Promise<void>> = {
  'the landing page leads on, and back': async (visitor) => {
    await enter(visitor, '/')
    await sees(visitor, heading)
    await visitor.click({ role: 'link', name: common.footer.levels, inside: footer })
    await arrives(visitor, '/niveles')
    await sees(visitor, heading)
    await visitor.run(() => history.back())
    await arrives(visitor, '/')
    await sees(visitor, heading)
  },

  'a new member signs up, logs out and in again': async (visitor) => {
    const { email, password } = await signUp(visitor)
    await visitor.click(logOut)
    await arrives(visitor, '/')
    await logIn(visitor, { email, password, to: '/cuenta' })
    await arrives(visitor, '/cuenta')
    await sees(visitor, heading)
  },

  'a member reads a lesson': async (visitor) => {
    const lesson = '/niveles/inicial/la-mano-que-rema'
    await logIn(visitor, { ...captain, to: lesson })
    await arrives(visitor, lesson)
    await sees(visitor, { role: 'img', name: /^Mi menor: /, inside: main })
  },

  'a member uploads a picture': async (visitor) => {
    await signUp(visitor)
    await enter(visitor, '/gestor-multimedia')
    await visitor.pick({ label: media.pick }, PICTURE)
    await sees(visitor, {
      role: 'img',
      inside: { role: 'list', name: media.own },
    })
  },

  'the menu leads to three pages': (visitor) =>
    followLinks(visitor, common.menu, {
      [common.nav.plans]: '/planes',
      [common.nav.store]: '/tienda',
      [common.nav.blog]: '/blog',
    }),

  'the map leads to three pages': (visitor) =>
    followLinks(visitor, common.map, {
      [common.map.store]: '/tienda',
      [common.map.gallery]: '/galeria',
      [common.map.about]: '/sobre-mi',
    }),

  'the search finds pages and leads to them, by pointer and by keys': async (visitor) => {
    const dialog: Target = { role: 'dialog', name: search.title }
    const option: Target = { role: 'option', inside: dialog }
    for (const choose of [
      () => visitor.click(option),
      async () => {
        await visitor.press('ArrowDown')
        await visitor.press('Enter')
      },
      () => visitor.press('Enter'),
    ]) {
      await enter(visitor, '/niveles')
      await visitor.click({ role: 'button', name: common.search, inside: banner })
      await visitor.type({ label: search.label, inside: dialog }, 'blues')
      await sees(visitor, option)
      await choose()
      await misses(visitor, dialog)
      await expect.poll(() => visitor.address()).not.toBe('/niveles')
      await sees(visitor, heading)
    }
  },

  'the arsenal opens and closes': async (visitor) => {
    await enter(visitor, '/niveles')
    await visitor.click({ role: 'button', name: common.tools.open, inside: banner })
    const arsenal: Target = { role: 'dialog', name: common.tools.title }
    await visitor.click({ role: 'tab', name: common.tools.metronome, inside: arsenal })
    await sees(visitor, { role: 'region', name: instruments.metronome.label, inside: arsenal })
    await visitor.press('Escape')
    await misses(visitor, arsenal)
  },

  'another language is one choice away': async (visitor) => {
    await enter(visitor, '/niveles')
    await visitor.click({ role: 'button', name: common.languageMenu, inside: banner })
    await visitor.click({ role: 'link', name: 'English', inside: banner })
    await arrives(visitor, '/en/niveles')
    expect(await visitor.run(() => document.documentElement.lang)).toBe('en')
  },

  [METRONOME]: async (visitor) => {
    const { label, start, stop } = instruments.metronome
    const panel: Target = { role: 'region', name: label, inside: main }
    await enter(visitor, '/metronomo')
    await visitor.click({ role: 'button', name: start, inside: panel })
    const { beats, angles, seconds } = await visitor.run(watchTwoBars)
    expect(new Set(beats).size).toBe(4)
    expect(Math.min(...angles)).toBeLessThan(-15)
    expect(Math.max(...angles)).toBeGreaterThan(15)
    // At 120 a minute: the first may be seen a beat late, but none comes early.
    const steps = beats.map((beat, index) => (4 + beat - (beats[index - 1] ?? beat)) % 4)
    const counted = steps.reduce((sum, step) => sum + step, 0)
    expect(seconds).toBeGreaterThan((counted - 2) / 2)
    await visitor.click({ role: 'button', name: stop, inside: panel })
    await sees(visitor, { role: 'button', name: start, inside: panel })
  },
}

export const OFFLINE = 'without a connection the instruments and pages that were seen are there'

/** @param disconnect cuts the visitor's connection to the site */
export async function offlineWalk(visitor: Visitor, disconnect: () => Promise<void>) {
  await enter(visitor, '/blog')
  await visitor.run(async () => {
    await navigator.serviceWorker.ready
  })
  // Visited again with the worker active, which caches it.
  await enter(visitor, '/blog')
  await expect.poll(() => visitor.run(cachedPaths)).toContain('/blog')
  await disconnect()
  await enter(visitor, '/metronomo')
  await sees(visitor, { role: 'region', name: instruments.metronome.label })
  await enter(visitor, '/blog')
  await sees(visitor, heading)
  expect(await visitor.run(() => document.documentElement.dataset.keptAt)).toBeTruthy()
}

/** Does nothing wrong itself, while a script of its page logs an error. */
export async function failingWalk(visitor: Visitor) {
  await enter(visitor, '/privacidad')
  await visitor.run(
    () =>
      new Promise<void>((thrown) => {
        setTimeout(() => {
          setTimeout(thrown)
          throw new Error('Thrown on purpose')
        })
      }),
  )
}

const banner: Target = { role: 'banner' }
const main: Target = { role: 'main' }
const footer: Target = { role: 'contentinfo' }
const heading: Target = { role: 'heading', inside: main }
const logOut: Target = { role: 'button', name: common.account.logOut, inside: banner }

const PICTURE = fileURLToPath(new URL('../../../public/icon-192.png', import.meta.url))

const captain = {
  email: process.env.E2E_CAPTAIN_EMAIL ?? '',
  password: process.env.E2E_CAPTAIN_PASSWORD ?? '',
}

/**
 * Opens a dialog of the header by its button, and follows its links, each from the same page.
 *
 * @param texts the names of the button and of the dialog
 * @param links where the links of these names lead
 */
async function followLinks(
  visitor: Visitor,
  { open, title }: { open: string; title: string },
  links: Record<string, string>,
) {
  const dialog: Target = { role: 'dialog', name: title }
  for (const [name, path] of Object.entries(links)) {
    await enter(visitor, '/niveles')
    await visitor.click({ role: 'button', name: open, inside: banner })
    await visitor.click({ role: 'link', name, inside: dialog })
    await arrives(visitor, path)
    await misses(visitor, dialog)
    await sees(visitor, heading)
  }
}

const submit = (name: string): Target => ({ role: 'button', name, inside: main })

/** Makes a new member, who is signed in afterwards. */
async function signUp(visitor: Visitor) {
  const member = { email: `${randomUUID()}@mar.test`, password: 'la-mar-salada' }
  await enter(visitor, '/registro')
  await visitor.type({ label: access.name, inside: main }, 'Ana Bonny')
  await fillIn(visitor, member)
  await visitor.click(submit(access.signUp.submit))
  await sees(visitor, { role: 'heading', name: access.mailSent.heading })
  await enter(visitor, await mailedPath(member.email))
  await sees(visitor, logOut)
  return member
}

async function logIn(
  visitor: Visitor,
  { to, ...member }: { email: string; password: string; to: string },
) {
  await enter(visitor, `/acceso?redirectTo=${encodeURIComponent(to)}`)
  await fillIn(visitor, member)
  await visitor.click(submit(access.submit))
}

async function fillIn(visitor: Visitor, { email, password }: { email: string; password: string }) {
  await visitor.type({ label: access.email, inside: main }, email)
  await visitor.type({ label: access.password, inside: main }, password)
}

/** Path and query of the link in the newest mail to an address, from the development mailbox. */
async function mailedPath(to: string): Promise<string> {
  const mailbox = new URL('/mailbox.json', process.env.E2E_BASE_URL)
  let link = ''
  await expect
    .poll(async () => {
      const mails: { to: string; text: string }[] = await (await fetch(mailbox)).json()
      link = /https?:\/\/\S+/.exec(mails.find((mail) => mail.to === to)?.text ?? '')?.[0] ?? ''
      return link
    })
    .not.toBe('')
  const { pathname, search: query } = new URL(link)
  return pathname + query
}

/**
 * Runs in the page: the beats that shone one after the other, where the pendulum was at each frame
 * (degrees), and the time from the first beat to the last (s).
 */
async function watchTwoBars() {
  const BEATS = 8
  const beats: number[] = []
  const angles: number[] = []
  let began = 0
  while (beats.length < BEATS) {
    await new Promise((painted) => requestAnimationFrame(painted))
    const dots = [...document.querySelectorAll('.beat-dot')]
    const beat = dots.findIndex((dot) => dot.hasAttribute('data-sounding'))
    if (beat < 0) continue
    if (beats.length === 0) began = performance.now()
    if (beat !== beats.at(-1)) beats.push(beat)
    const rod = document.querySelector<SVGElement>('.metronome-rod')
    angles.push(Number.parseFloat(rod?.style.rotate ?? ''))
  }
  return { beats, angles, seconds: (performance.now() - began) / 1000 }
}

/** Runs in the page: the paths that the browser's caches hold. */
async function cachedPaths() {
  const names = await caches.keys()
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return keys.flat().map(({ url }) => new URL(url).pathname)
}
