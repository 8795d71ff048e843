import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { loadSettings, storeSettings } from '../stored-settings.ts'
import { type Bars, onsetAt, stretchOf, writtenPlace } from './place.ts'
import {
  CLIMB,
  clampTempo,
  type Exercise,
  fastestOf,
  readSharedSettings,
  readTabSettings,
  type SharedSettings,
  settingsOf,
  type TabSettings,
} from './player-settings.ts'
import {
  changePlaying,
  getPlayer,
  heardPlace,
  initialPlayer,
  play,
  stopPlaying,
  subscribeToPlayer,
} from './player-store.ts'
import type { PlayerSettings } from './sequence.ts'
import type { Timeline } from './timeline.ts'
import { useWhenNew } from './use-when-new.ts'

const SHARED_KEY = 'player'

/** The piece of a player. */
export interface Playable {
  /** Distinguishes it from the others of the page, and its settings in storage from those of others. */
  name: string
  timeline: Timeline
  /** Its own tempo (quarters per minute). */
  tempo: number
  /** Number of bars as they are written. */
  bars: number
  /** Created and resumed in the gesture that opened the player. */
  audio: AudioContext
  /** The exercise that was opened last; each opening is a new object. */
  exercise?: Exercise | undefined
  /** The parts that sound besides clicks; the guitar alone by default. */
  mix?: Pick<PlayerSettings, 'hasGuitar' | 'hasBand' | 'hasMelody'>
}

/** While a learner plays along: clicks are heard, and the learner's turns decide the tempo. */
export interface Companion {
  /** False where the microphone would take the loudspeaker's guitar for the learner's. */
  hasGuitar: boolean
}

/** Settings and actions of one player. */
export function usePlayer({ name, timeline, tempo, bars, audio, exercise, mix }: Playable) {
  const player = useSyncExternalStore(subscribeToPlayer, getPlayer, () => initialPlayer)
  const status = player.name === name ? player.status : 'stopped'
  const isOn = status === 'running' || status === 'starting'
  const key = `tab:${name}`
  const [settings, setSettings] = useState(() =>
    loadSettings(key, (stored) => readTabSettings(stored, { tempo, bars })),
  )
  const [shared, setShared] = useState(() => loadSettings(SHARED_KEY, readSharedSettings))
  const [isHalf, setHalf] = useState(false)
  const [companion, setCompanion] = useState<Companion | null>(null)
  /** The bar that the loop begins with, while its last is being chosen. */
  const [picking, setPicking] = useState<number | 'first' | null>(null)
  /** The next start begins here (quarters of the timeline). */
  const [position, setPosition] = useState(0)
  const heard = useHeard(timeline, {
    isRunning: status === 'running',
    delay: shared.delay,
    position,
  })
  const onset = heard.onset ?? Math.max(0, onsetAt(timeline, position))

  // It goes on where it stopped; after its last note, at its beginning.
  const last = heard.last
  useEffect(() => {
    if (isOn || last.current === null) return
    const index = last.current
    last.current = null
    setPosition(index === timeline.onsets.length - 1 ? 0 : (timeline.onsets[index]?.at ?? 0))
  }, [isOn, last, timeline])

  // A reader who goes away wants no music to go on.
  useEffect(() => () => stopIfOn(name), [name])

  const stretch = useMemo(
    () => (settings.loop ? stretchOf(timeline, settings.loop) : null),
    [settings.loop, timeline],
  )
  const playerSettings: PlayerSettings = {
    tempo: isHalf ? settings.tempo / 2 : settings.tempo,
    loop: stretch,
    tempoStep: settings.climbs && !companion ? CLIMB : 0,
    tempoGoal: fastestOf(settings, tempo),
    hasClick: shared.hasClick || companion !== null,
    hasGuitar: true,
    ...mix,
    ...(companion && { hasGuitar: companion.hasGuitar }),
    countIn: shared.hasCountIn ? 1 : 0,
  }
  const latest = JSON.stringify(playerSettings)
  useEffect(() => {
    if (getPlayer().name === name) changePlaying(JSON.parse(latest))
  }, [latest, name])

  function start(from: number, change: Partial<PlayerSettings> = {}) {
    setPosition(from)
    const piece = { timeline, material: shared.material }
    void play(audio, name, { piece, settings: { ...playerSettings, ...change }, from })
  }

  function changeSettings(change: Partial<TabSettings>) {
    const next = { ...settings, ...change }
    setSettings(next)
    storeSettings(key, next)
  }

  const [opened, setOpened] = useState<Exercise>()
  useWhenNew(exercise, (next) => {
    changeSettings(settingsOf(next, { tempo, bars }))
    setHalf(false)
    setPicking(null)
    setOpened(next)
  })
  // A render later, which knows its settings.
  useWhenNew(opened, () => start(stretch?.[0] ?? 0))

  const actions = {
    toggle() {
      if (isOn) return stopPlaying()
      const isWithin = stretch && position >= stretch[0] && position < stretch[1]
      start(stretch && !isWithin ? stretch[0] : position)
    },
    /** Goes to an onset, or plays on from it. */
    goTo(index: number) {
      const { at } = timeline.onsets[Math.min(timeline.onsets.length - 1, Math.max(0, index))] ?? {
        at: 0,
      }
      if (isOn) start(at, { countIn: 0 })
      else setPosition(at)
    },
    playFrom(index: number) {
      start(timeline.onsets[index]?.at ?? 0, { countIn: 0 })
    },
    setTempo(next: number) {
      changeSettings({ tempo: clampTempo(next, tempo, fastestOf(settings, tempo)) })
    },
    setLoop(loop: Bars | null) {
      setPicking(null)
      changeSettings({ loop })
    },
    /** Moves the end of the loop by so many bars; a new one begins at the cursor's. */
    extendLoop(by: number) {
      const bar = writtenPlace(timeline, timeline.onsets[onset]?.at ?? 0).bar
      const [first, end] = settings.loop ?? [bar, bar - by]
      const last = Math.min(bars - 1, Math.max(first, end + by))
      changeSettings({ loop: [first, last] })
    },
    /** Repeats all bars, until two of them are chosen; or nothing any more. */
    toggleLoop() {
      setPicking(settings.loop || bars === 1 ? null : 'first')
      changeSettings({ loop: settings.loop ? null : [0, bars - 1] })
    },
    /** Chooses the first bar of the loop, and then its last. */
    pick(bar: number) {
      const first = picking === 'first' || picking === null ? bar : picking
      setPicking(picking === 'first' ? bar : null)
      changeSettings({ loop: [Math.min(first, bar), Math.max(first, bar)] })
    },
    setClimbs(climbs: boolean) {
      changeSettings({ climbs })
    },
    /** Accompanies a learner, or nobody any more. */
    accompany: setCompanion,
    toggleHalf() {
      setHalf(!isHalf)
    },
    changeShared(change: Partial<SharedSettings>) {
      const next = { ...shared, ...change }
      setShared(next)
      storeSettings(SHARED_KEY, next)
    },
  }
  return {
    status,
    isOn,
    settings,
    playerSettings,
    shared,
    isHalf,
    onset,
    heard,
    picking,
    ...actions,
  }
}

export type PlayerState = ReturnType<typeof usePlayer>

interface Heard {
  /** Index of the onset. */
  onset: number | null
  /** The pulse that is counted in, from 1. */
  count: number | null
  /** Turns of the loop that have been played. */
  turn: number
}

const NOTHING: Heard = { onset: null, count: null, turn: 0 }

/** The sounding place, by the audio clock. */
function useHeard(
  timeline: Timeline,
  { isRunning, delay, position }: { isRunning: boolean; delay: number; position: number },
) {
  const [heard, setHeard] = useState(NOTHING)
  const last = useRef<number | null>(null)
  useEffect(() => {
    if (!isRunning) return
    let now = NOTHING
    let frame = requestAnimationFrame(function look() {
      const next = heardNow(timeline, delay, position)
      if (next.onset !== null) last.current = next.onset
      // At once: React would show it a frame later.
      if (JSON.stringify(next) !== JSON.stringify(now)) flushSync(() => setHeard(next))
      now = next
      frame = requestAnimationFrame(look)
    })
    return () => {
      cancelAnimationFrame(frame)
      setHeard(NOTHING)
    }
  }, [timeline, isRunning, delay, position])
  return { ...heard, last }
}

function heardNow(timeline: Timeline, delay: number, position: number): Heard {
  const place = heardPlace(delay / 1000)
  if (!place) return NOTHING
  const { beat, at } = place
  const counted = timeline.bar - (position - beat.from)
  return {
    onset: beat.isCountIn ? null : Math.max(0, onsetAt(timeline, at)),
    count: beat.isCountIn ? Math.round(counted / timeline.pulse) + 1 : null,
    turn: beat.turn,
  }
}

function stopIfOn(name: string) {
  if (getPlayer().name === name) stopPlaying()
}
