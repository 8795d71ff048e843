import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon.tsx'

const Hearing = lazy(() => import('./sea/hearing.tsx'))

/**
 * Lets the sea's strings answer a real guitar, once somebody asks for it.
 *
 * @param onHeard told which string sounds (as in `seaStrings`) and how strongly (0 to 1)
 */
export function SeaEar({ onHeard }: { onHeard: (index: number, strength: number) => void }) {
  const { t } = useTranslation('home')
  const [isOn, setOn] = useState(false)
  return (
    // The cannon would be heard.
    <div className="sea-ear with-scripts" data-quiet>
      {isOn ? (
        <Suspense fallback={<p className="sea-ear-note">{t('sea.opening')}</p>}>
          <Hearing onHeard={onHeard} onEnd={() => setOn(false)} />
        </Suspense>
      ) : (
        <button type="button" className="button button-glass" onClick={() => setOn(true)}>
          <Icon name="mic" className="size-5" />
          {t('sea.listen')}
        </button>
      )}
    </div>
  )
}
