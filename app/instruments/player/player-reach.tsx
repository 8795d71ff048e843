import { type ComponentType, Suspense, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useNotify } from '../../ui/notices/notice-provider.tsx'
import type { Reach } from './player.tsx'
import type { Exercise } from './player-settings.ts'
import { useWhenNew } from './use-when-new.ts'

interface PlayerReachProps<Piece extends object> {
  /** Fetches the player of this kind of piece. */
  load: () => Promise<ComponentType<Piece & Reach>>
  piece: Piece
  /** Labels of the buttons; without the second, the piece cannot be read as words. */
  play: string
  words?: string
  /** The exercise that was opened with this piece; each opening is a new object. */
  exercise?: Exercise | undefined
}

const BUTTON =
  'with-scripts inline-flex min-h-11 items-center gap-2 rounded-full pt-1 pr-4 pb-1 pl-3 font-bold'

/** The buttons by which a reader reaches for a player; its code is fetched then. */
export function PlayerReach<Piece extends object>(props: PlayerReachProps<Piece>) {
  const { load, piece, play, words, exercise } = props
  const notify = useNotify()
  const [reached, setReached] = useState<Reach & { Loaded: ComponentType<Piece & Reach> }>()

  async function reach(reachedFor: Reach['reachedFor']) {
    const audio = wakeAudio()
    try {
      const Loaded = await load()
      setReached({ Loaded, audio, reachedFor })
    } catch (error) {
      console.info(`The player was not fetched: ${error}`)
      notify('notFetched')
    }
  }

  // Reached from elsewhere on the page.
  useWhenNew(exercise, () => {
    if (!reached) void reach('exercise')
  })

  const buttons = (
    <div className="mb-3 flex flex-wrap gap-2 px-1 text-[1.05rem] print:hidden">
      <button
        type="button"
        className={`${BUTTON} bg-ink text-vellum`}
        onClick={() => reach('music')}
        onPointerEnter={() => void load().catch(() => {})}
      >
        <Icon name="play" className="size-5 fill-current" />
        {play}
      </button>
      {words && (
        <button
          type="button"
          className={`${BUTTON} underline underline-offset-4`}
          onClick={() => reach('words')}
        >
          {words}
        </button>
      )}
    </div>
  )
  if (!reached) return buttons
  const { Loaded, ...how } = reached
  return (
    <Suspense fallback={buttons}>
      <Loaded {...piece} {...how} exercise={exercise} />
    </Suspense>
  )
}

let audio: AudioContext | undefined

/** One for all players of the page; to be called in a gesture. */
export function wakeAudio(): AudioContext {
  audio ??= new AudioContext({ latencyHint: 'interactive' })
  void audio.resume()
  return audio
}
