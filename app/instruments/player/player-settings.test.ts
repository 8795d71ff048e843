import { expect, test } from 'vitest'
import {
  clampTempo,
  fastestOf,
  readSharedSettings,
  readTabSettings,
  settingsOf,
} from './player-settings.ts'

const tab = { tempo: 80, bars: 4 }

test('a tempo stays between 30 and 130 % of the tab’s own', () => {
  expect([10, 24, 60, 104, 200].map((tempo) => clampTempo(tempo, 80))).toEqual([
    24, 24, 60, 104, 104,
  ])
})

test('nothing stored is the tab’s own tempo, without a loop', () => {
  const own = { tempo: 80, loop: null, climbs: false, goal: null }
  for (const stored of [null, 'x', 7, [], {}]) expect(readTabSettings(stored, tab)).toEqual(own)
})

test('settings are read back as they were stored', () => {
  const settings = { tempo: 60, loop: [1, 2] as const, climbs: true, goal: 140 }
  expect(readTabSettings(JSON.parse(JSON.stringify(settings)), tab)).toEqual(settings)
  const shared = { material: 'nylon', hasClick: true, hasCountIn: false, delay: 120 } as const
  expect(readSharedSettings(JSON.parse(JSON.stringify(shared)))).toEqual(shared)
})

test('a loop that the tab does not have is left out', () => {
  for (const loop of [[2, 1], [-1, 2], [0, 4], [0.5, 2], ['0', '1'], [0], 'x'])
    expect(readTabSettings({ loop }, tab).loop).toBeNull()
})

test('malformed shared settings get their defaults', () => {
  const defaults = { material: 'steel', hasClick: false, hasCountIn: true, delay: 0 }
  expect(readSharedSettings(null)).toEqual(defaults)
  expect(readSharedSettings({ material: 'gut', hasClick: 'yes', delay: 'late' })).toEqual(defaults)
  expect(readSharedSettings({ delay: 9000 }).delay).toBe(400)
})

test('an exercise loops its bars, and climbs to its goal even beyond 130 %', () => {
  const exercise = { tempo: 60, goal: 120, bars: [0, 1] as const, minutes: 5, listen: '' }
  const settings = settingsOf(exercise, tab)
  expect(settings).toEqual({ tempo: 60, goal: 120, climbs: true, loop: [0, 1] })
  expect(fastestOf(settings, tab.tempo)).toBe(120)
  expect(settingsOf({ ...exercise, goal: null }, tab)).toMatchObject({ climbs: false, goal: null })
  expect(fastestOf({ goal: null }, tab.tempo)).toBe(104)
})
