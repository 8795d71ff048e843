import { type ComponentType, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { useNotify } from '../../ui/notices/notice-provider.tsx'
import type { TabPlayerProps } from './tab-player.tsx'

const load = () => import('./tab-player.tsx')

type Reached = Pick<TabPlayerProps, 'audio' | 'reachedFor'> & {
  TabPlayer: ComponentType<TabPlayerProps>
}

const BUTTON =
  'with-scripts inline-flex min-h-11 items-center gap-2 rounded-full pt-1 pr-4 pb-1 pl-3 font-bold'

/** The buttons by which a reader reaches for the player of a tab; its code is fetched then. */
export function PlayerReach(props: Omit<TabPlayerProps, 'audio' | 'reachedFor'>) {
  const { t } = useTranslation('richText')
  const notify = useNotify()
  const [reached, setReached] = useState<Reached>()

  async function reach(reachedFor: Reached['reachedFor']) {
    // Within the gesture: browsers let no other sound.
    const audio = wakeAudio()
    try {
      const { TabPlayer } = await load()
      setReached({ TabPlayer, audio, reachedFor })
    } catch (error) {
      console.info(`The player was not fetched: ${error}`)
      notify('notFetched')
    }
  }

  const buttons = (
    <div className="mb-3 flex flex-wrap gap-2 px-1 text-[1.05rem] print:hidden">
      <button
        type="button"
        className={`${BUTTON} bg-ink text-vellum`}
        onClick={() => reach('music')}
        onPointerEnter={() => void load().catch(() => {})}
      >
        <Icon name="play" className="size-5 fill-current" />
        {t('tab.play')}
      </button>
      <button
        type="button"
        className={`${BUTTON} underline underline-offset-4`}
        onClick={() => reach('words')}
      >
        {t('tab.words')}
      </button>
    </div>
  )
  if (!reached) return buttons
  const { TabPlayer, ...how } = reached
  return (
    <Suspense fallback={buttons}>
      <TabPlayer {...props} {...how} />
    </Suspense>
  )
}

let audio: AudioContext | undefined

/** One for all players of the page. */
function wakeAudio(): AudioContext {
  audio ??= new AudioContext({ latencyHint: 'interactive' })
  void audio.resume()
  return audio
}
