import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { closeDocked, type Tool } from './dock-store.ts'
import './dock.css'

interface DockedFrameProps {
  tool: Tool
  children: ReactNode
}

/** The case of a docked instrument, with the button that folds it. */
export function DockedFrame({ tool, children }: DockedFrameProps) {
  const { t } = useTranslation()
  return (
    <section aria-label={t(`tools.${tool}`)} className="docked" data-quiet>
      {children}
      <button
        type="button"
        data-part="close"
        aria-label={t('tools.fold', { tool: t(`tools.${tool}`) })}
        onClick={() => closeDocked(tool)}
      >
        <Icon name="x" className="size-5" />
      </button>
    </section>
  )
}
