import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { emptyDock, getDock, openDocked, subscribeToDock, type Tool } from './dock-store.ts'

const loadTuner = () => import('./docked-tuner.tsx')
const loadMetronome = () => import('./docked-metronome.tsx')

export interface DockedProps {
  /** False while the full instrument is on the page. */
  isShown: boolean
  /** True if the page offers docked instruments. */
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
 * Docked instruments at the edge of the screen. Pages with exercises offer them; a running metronome stays on
 * every other page. Their code is fetched on first use.
 */
export function Dock({ isAtHand }: { isAtHand: boolean }) {
  const { t } = useTranslation()
  const { open, whole } = useSyncExternalStore(subscribeToDock, getDock, () => emptyDock)
  if (!isAtHand && open.length === 0) return null
  return (
    <aside
      aria-label={t('tools.dock')}
      data-dock
      className="with-scripts pointer-events-none fixed bottom-[max(1rem,env(safe-area-inset-bottom))] left-[max(1rem,env(safe-area-inset-left))] z-30 flex max-w-[calc(100%-2rem)] flex-wrap items-end gap-2 *:pointer-events-auto xl:flex-col xl:items-start print:hidden"
    >
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
              className="inline-flex min-h-11 items-center gap-2 rounded-cut border-2 border-gold bg-night pt-1.5 pr-3.5 pb-1 pl-3 font-bold text-foam shadow-notice"
              onClick={() => openDocked(tool)}
              onPointerEnter={load}
              onFocus={load}
            >
              <Icon name={icon} className="size-6" />
              {t(`tools.${tool}`)}
            </button>
          )
        ),
      )}
    </aside>
  )
}
