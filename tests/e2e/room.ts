import type { Page } from '@playwright/test'

/** A learner beside the page, who plays into its microphone. */
interface Learner {
  /** Plays along with the player's beats, except for the places that it leaves out, in any turn of a loop. */
  playsAlong: boolean
  leavesOut: (at: number, turn: number) => boolean
  /** Sounds now: a string by its MIDI number, or a knock on the wood. */
  pluck: (pitch: number) => void
  knocksAlong: boolean
}

declare global {
  interface Window {
    learner: Learner
    microphone?: MediaStreamTrack
  }
}

/** Message of the page to the audio thread. */
interface Start {
  type: 'start'
  time: number
  from: number
  settings: Settings
  piece: { timeline: { bar: number; length: number; actions: Stroke[] } }
}

interface Settings {
  tempo: number
  countIn: number
  loop: [from: number, to: number] | null
}

interface Stroke {
  at: number
  do: string
  pitch: number
}

/** Report of the audio thread when a beat begins. */
interface Beat {
  from: number
  to: number
  time: number
  duration: number
  turn: number
  isCountIn: boolean
  isLast: boolean
}

/** Recorded notes by their MIDI numbers, at 48 kHz; where there is none, a string is synthesized. */
export type Recorded = Record<number, number[]>

/**
 * A room around the page: the microphone hears the loudspeaker late, unless there are headphones, and a learner.
 *
 * @param loudness of the loudspeaker at the microphone; 0: headphones
 */
export async function enterRoom(page: Page, loudness = 0.3, recorded: Recorded = {}) {
  await page.addInitScript(
    ([gain, recorded]) => {
      const DELAY = 0.12
      /** A place that belongs to the first part of a beat (quarters). */
      const EARLY = 0.3
      const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode
      let room: { audio: AudioContext; loud: GainNode; mic: MediaStreamAudioDestinationNode }

      function roomOf(audio: AudioContext) {
        if (room?.audio === audio) return room
        const loud = new GainNode(audio, { gain })
        const late = new DelayNode(audio, { delayTime: DELAY })
        const mic = audio.createMediaStreamDestination()
        connect.call(loud, late)
        connect.call(late, mic)
        room = { audio, loud, mic }
        return room
      }

      AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode, ...rest: never[]) {
        if (to === this.context.destination && this.context instanceof AudioContext)
          connect.call(this, roomOf(this.context).loud)
        return (connect as (...args: unknown[]) => AudioNode).call(this, to, ...rest)
      } as AudioNode['connect']

      navigator.mediaDevices.getUserMedia = async () => {
        const stream = room.mic.stream.clone()
        window.microphone = stream.getAudioTracks()[0]
        return stream
      }

      function sound(at: number, sampleAt: (time: number) => number, seconds: number) {
        const { audio, mic } = room
        const { sampleRate } = audio
        const buffer = new AudioBuffer({ length: seconds * sampleRate, sampleRate })
        const samples = buffer.getChannelData(0)
        for (let i = 0; i < samples.length; i++) samples[i] = sampleAt(i / sampleRate)
        const source = new AudioBufferSourceNode(audio, { buffer })
        connect.call(source, mic)
        source.start(at)
      }

      const strings = new Map<number, (time: number) => number>()
      function stringAt(pitch: number) {
        const samples = recorded[pitch]
        if (samples) return (time: number) => 0.5 * (samples[Math.round(time * 48_000)] ?? 0)
        const frequency = 440 * 2 ** ((pitch - 69) / 12)
        const partials = Array.from({ length: 12 }, (_, index) => {
          const n = index + 1
          const level = (0.25 * Math.abs(Math.sin((n * Math.PI) / 5.2))) / n
          return {
            level,
            fall: 2 + 0.7 * n,
            turn: 2 * Math.PI * n * frequency * (1 + 3e-5 * n * n),
          }
        }).filter(({ turn }) => turn < 2 * Math.PI * 8000)
        return (time: number) =>
          partials.reduce(
            (sum, { level, fall, turn }) =>
              sum + level * Math.exp(-time * fall) * Math.sin(turn * time),
            0,
          )
      }
      function pluck(pitch: number, at: number) {
        const made = strings.get(pitch) ?? stringAt(pitch)
        strings.set(pitch, made)
        sound(at, made, 0.9)
      }
      const knock = (at: number) =>
        sound(at, (time) => 0.5 * Math.exp(-time * 90) * Math.sin(1300 * time), 0.12)

      window.learner = {
        playsAlong: false,
        leavesOut: () => false,
        pluck: (pitch) => pluck(pitch, room.audio.currentTime + 0.05),
        knocksAlong: false,
      }

      let settings: Settings
      let run = new AbortController()
      const post = MessagePort.prototype.postMessage
      MessagePort.prototype.postMessage = function (this: MessagePort, message, ...rest) {
        ;(post as (...args: unknown[]) => void).call(this, message, ...rest)
        if (message?.settings) settings = message.settings
        if (message?.type === 'start' && message.piece) playAlong(this, message)
      } as MessagePort['postMessage']

      function playAlong(
        port: MessagePort,
        { time, from, settings: { tempo, countIn }, piece }: Start,
      ) {
        const { bar, length, actions } = piece.timeline
        const quarter = 60 / tempo
        const begin = time + countIn * bar * quarter + DELAY
        const { learner } = window
        if (learner.knocksAlong) for (let at = 0; at < length; at++) knock(begin + at * quarter)

        /** Plucks what stands from a place on, which comes at a time, up to another. */
        function play(
          place: number,
          time: number,
          quarter: number,
          turn: number,
          [after, to]: [number, number],
        ) {
          for (const { at, do: what, pitch } of actions)
            if (
              what === 'pluck' &&
              at >= place + after &&
              at < place + to &&
              !learner.leavesOut(at, turn)
            )
              pluck(pitch, time + DELAY + (at - place) * quarter)
        }
        run.abort()
        run = new AbortController()
        if (!learner.playsAlong) return
        if (countIn === 0) play(from, time, quarter, 0, [0, EARLY])
        port.addEventListener(
          'message',
          ({ data }: MessageEvent<{ type: string; beat: Beat }>) => {
            if (data.type !== 'beat') return
            const { beat } = data
            const quarter = beat.duration / (beat.to - beat.from)
            // The tempo may change with the next beat, so that only its beginning is known.
            const { loop } = settings
            const isTurn = !beat.isCountIn && loop !== null && beat.to > loop[1] - 1e-6
            const next = isTurn ? loop[0] : beat.to
            if (!beat.isCountIn)
              play(beat.from, beat.time, quarter, beat.turn, [EARLY, beat.to - beat.from])
            if (!beat.isLast && (!beat.isCountIn || beat.to > from - 1e-6))
              play(next, beat.time + beat.duration, quarter, beat.turn + Number(isTurn), [0, EARLY])
          },
          run,
        )
      }
    },
    [loudness, recorded] as const,
  )
}
