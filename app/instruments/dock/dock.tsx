import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { emptyDock, getDock, openDocked, subscribeToDock, type Tool } from './dock-store.ts'

const loadTuner = () => import('./docked-tuner.tsx')
const loadMetronome = () => import('./docked-metronome.tsx')

export interface DockedProps {
  /** Whether it is seen: the whole instrument is not there. */
  isShown: boolean
  /** Whether the page keeps instruments at hand. */
  isAtHand: boolean
}

interface DockTool {
  tool: Tool
  icon: string
  load: () => Promise<unknown>
  Docked: ComponentType<DockedProps>
}

const TOOLS: DockTool[] = [
  { tool: 'tuner', icon: 'gauge', load: loadTuner, Docked: lazy(loadTuner) },
  { tool: 'metronome', icon: 'metronome', load: loadMetronome, Docked: lazy(loadMetronome) },
]

/**
 * Small instruments at the edge of the screen. Pages on which one plays keep them at hand; a
 * metronome that runs comes along to every other page. Their code is fetched when one is reached for.
 */
export function Dock({ isAtHand }: { isAtHand: boolean }) {
  const { t } = useTranslation()
  const { open, whole } = useSyncExternalStore(subscribeToDock, getDock, () => emptyDock)
  if (!isAtHand && open.length === 0) return null
  return (
    <aside aria-label={t('arsenal.dock')} className="dock with-scripts">
      {TOOLS.map(({ tool, icon, load, Docked }) =>
        open.includes(tool) ? (
          <Suspense key={tool} fallback={null}>
            <Docked isShown={!whole.includes(tool)} isAtHand={isAtHand} />
          </Suspense>
        ) : (
          isAtHand && (
            <button
              key={tool}
              type="button"
              className="dock-button"
              onClick={() => openDocked(tool)}
              onPointerEnter={load}
              onFocus={load}
            >
              <Icon name={icon} className="size-6" />
              {t(`arsenal.${tool}`)}
            </button>
          )
        ),
      )}
    </aside>
  )
}
