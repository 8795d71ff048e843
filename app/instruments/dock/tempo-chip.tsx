import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { useNotify } from '../../ui/notices/notice-provider.tsx'
import { openDocked } from './dock-store.ts'

const load = () => import('./docked-metronome.tsx')

/** Starts the docked metronome at the tempo (bpm) of an exercise. */
export function TempoChip({ tempo }: { tempo: number }) {
  const { t } = useTranslation('richText')
  const notify = useNotify()
  async function start() {
    try {
      const { playAt } = await load()
      openDocked('metronome')
      playAt(tempo)
    } catch (error) {
      console.info(`The metronome was not fetched: ${error}`)
      notify('notFetched')
    }
  }
  return (
    <button
      type="button"
      className="with-scripts mt-3 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-full bg-ink pt-1 pr-4 pb-1 pl-3 font-bold text-vellum print:hidden"
      onClick={start}
      onPointerEnter={() => void load().catch(() => {})}
    >
      <Icon name="metronome" className="size-5" />
      {t('callout.setTempo', { tempo })}
    </button>
  )
}
