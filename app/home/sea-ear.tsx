import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

const Hearing = lazy(() => import('./sea/hearing.tsx'))

/**
 * Lets the sea's strings respond to a real guitar, once a visitor turns it on.
 *
 * @param onHeard called with the string that sounds (as in `seaStrings`) and how strongly (0 to 1)
 */
export function SeaEar({ onHeard }: { onHeard: (index: number, strength: number) => void }) {
  const { t } = useTranslation('home')
  const [isOn, setOn] = useState(false)
  return (
    // The microphone would pick up the cannon.
    <div
      className="absolute right-0 bottom-5 left-0 flex flex-wrap gap-3 items-center justify-center px-5 with-scripts"
      data-quiet
    >
      {isOn ? (
        <Suspense
          fallback={
            <p className="py-1.5 px-4.5 leading-snug text-foam bg-night/80 rounded-xl">
              {t('sea.opening')}
            </p>
          }
        >
          <Hearing onHeard={onHeard} onEnd={() => setOn(false)} />
        </Suspense>
      ) : (
        <Button variant="glass" onClick={() => setOn(true)}>
          <Icon name="mic" className="size-5" />
          {t('sea.listen')}
        </Button>
      )}
    </div>
  )
}
