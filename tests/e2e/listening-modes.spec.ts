import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { noteOf, openPitch } from '../bench/ear/notes.ts'
import { type Recording, readRecordings } from '../bench/tuner/recordings.ts'
import { expect, test } from './fixtures.ts'
import { ARTICLE, listeningIn, tabOf } from './listening.ts'
import { main } from './page.ts'
import { enterRoom, type Recorded } from './room.ts'

/** Pitches of the notes of the second tab of that article. */
const LOWEST = 40
const HIGHEST = 76

const recordings = readRecordings(resolve(process.env.EAR_AUDIO ?? '../shared/audio'))

/** A guitar that was recorded: each pitch by the open string that is nearest below it. */
function recordedGuitar(clips: Recording[]): Recorded {
  const recorded: Recorded = {}
  for (let pitch = LOWEST; pitch <= HIGHEST; pitch++) {
    const [clip] = clips
      .filter((clip) => openPitch(clip) <= pitch)
      .sort((a, b) => openPitch(b) - openPitch(a))
    if (clip) recorded[pitch] = [...noteOf(clip, pitch).subarray(0, clip.sampleRate)]
  }
  return recorded
}

// The recordings are not part of the project; where they are absent there is no such test.
for (const [source, clips] of Map.groupBy(recordings, (clip) => clip.source))
  test(`of a recorded guitar (${source}) the bar that was played is marked, and the other offered`, async ({
    page,
  }) => {
    await enterRoom(page, 0.3, recordedGuitar(clips))
    await page.goto(ARTICLE)
    const { open, checkSound, button, marks, panel } = listeningIn(tabOf(page))
    await open()
    await checkSound()
    await page.evaluate(() => {
      window.learner.playsAlong = true
      window.learner.leavesOut = (at) => at >= 4
    })
    await button('Tocar').click()
    await expect(button('Repetir solo el compás 2')).toBeVisible()
    const results = await marks()
    expect(results.slice(0, 8)).toEqual(Array(8).fill('heard'))
    expect(results.slice(8)).not.toContain('heard')
    await expect(panel).toContainText('Compás 1: 8 de 8')
  })

test('a loop gets faster after a clean turn, and slower after two that were not', async ({
  page,
}) => {
  await enterRoom(page, 0)
  await page.goto(ARTICLE)
  const figure = tabOf(page)
  const { open, checkHeadphones, button } = listeningIn(figure)
  await open()
  await checkHeadphones()
  await button('Repetir compases').click()
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(figure.locator('[data-looped]')).toHaveCount(1)
  await button('Ajustes de práctica').click()
  await figure.getByRole('checkbox', { name: 'Sube 5 tras cada vuelta' }).check()
  const tempo = figure.getByRole('textbox', { name: 'Tempo en negras por minuto' })
  const before = Number(await tempo.inputValue())
  await page.evaluate(() => {
    window.learner.playsAlong = true
    window.learner.leavesOut = (at, turn) => turn > 0 && Number.isInteger(at)
  })
  await button('Tocar').click()
  await expect(tempo).toHaveValue(String(before + 5))
  await expect(tempo).toHaveValue(String(before))
})

const CHORDS = '/blog/blues-12-compases'
const chartOf = (page: Page) => main(page).getByRole('figure', { name: 'Acordes' }).first()

test('strums are drawn around the beat, and told as steadiness', async ({ page }) => {
  await enterRoom(page)
  await page.goto(CHORDS)
  const { open, checkSound, button, panel } = listeningIn(chartOf(page))
  await open('Escuchar los acordes')
  await checkSound()
  await page.evaluate(() => {
    window.learner.playsAlong = true
  })
  await button('Tocar').click()
  await expect(panel).toContainText(/Tu mano se mueve ±\d+ ms alrededor del pulso/)
  const strokes = panel.getByRole('figure', { name: 'Tus rasgueos alrededor del pulso' })
  await expect.poll(() => strokes.locator('circle').count()).toBeGreaterThan(8)
})

test('changes of chords are counted for a minute, and noted in the log', async ({ page }) => {
  await enterRoom(page)
  await page.goto(CHORDS)
  const { open, checkSound, button, panel } = listeningIn(chartOf(page))
  await open('Escuchar los acordes')
  await checkSound()
  await button('Empezar el minuto').click()
  // A7 (x02020) and D7 (xx0212).
  await strumWhatIsDue(page, { La7: [45, 52, 55, 61, 64], Re7: [50, 57, 60, 66] })
  await expect(panel).toContainText(/^.*[1-9]\d* cambios; quedan/)
  await expect(panel.getByRole('status').filter({ hasText: 'Queda anotado' })).toBeVisible({
    timeout: 90_000,
  })
  const [, count] = /(\d+) cambios? en un minuto/.exec((await panel.textContent()) ?? '') ?? []
  expect(Number(count)).toBeGreaterThan(5)
  await page.goto('/cuaderno')
  await expect(main(page)).toContainText(`${count} por minuto`)
})

/** The learner strums, every two seconds, the chord that is due. */
function strumWhatIsDue(page: Page, chords: Record<string, number[]>) {
  return page.evaluate((chords) => {
    setInterval(() => {
      const [, due = ''] = /Ahora, (\S+)\./.exec(document.body.textContent ?? '') ?? []
      for (const pitch of chords[due] ?? []) window.learner.pluck(pitch)
    }, 2000)
  }, chords)
}
