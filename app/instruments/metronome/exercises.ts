import { DEFAULT_SETTINGS, type Settings } from './settings.ts'

/** The exercises of the page, by the keys of their texts, and the metronome as each wants it. */
export const exercises = [
  { key: 'pulse', icon: 'drum', wants: { tempo: 60 } },
  { key: 'division', icon: 'music', wants: { tempo: 60, subdivision: 2 } },
  {
    key: 'ladder',
    icon: 'trophy',
    wants: { tempo: 70, ramp: { on: true, from: 70, to: 110, by: 5, every: 4 } },
  },
  {
    key: 'island',
    icon: 'tree-palm',
    wants: { tempo: 80, countIn: 1, muting: { on: true, play: 2, mute: 2 } },
  },
] as const satisfies { key: string; icon: string; wants: Partial<Settings> }[]

/** @returns all settings for an exercise: nothing of an earlier one is left, taste stays */
export function settingsFor(wants: Partial<Settings>, { sound, volume }: Settings): Settings {
  return { ...DEFAULT_SETTINGS, sound, volume, ...wants }
}
