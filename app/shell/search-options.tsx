import { useTranslation } from 'react-i18next'
import type { SearchResult } from '../content/search-results.ts'
import { ExcerptLine } from '../ui/excerpt.tsx'
import { foundStyle } from '../ui/search-parts.tsx'

interface SearchOptionsProps {
  id: string
  optionId: (index: number) => string
  results: SearchResult[]
  /** True while newer results are loading. */
  busy: boolean
  /** The option that Enter opens; -1 when none. */
  active: number
  onMove: (index: number) => void
  onChoose: (index: number) => void
}

/** The list of a combobox: the focus stays in the field, which also handles the keys. */
export function SearchOptions({
  id,
  optionId,
  results,
  busy,
  active,
  onMove,
  onChoose,
}: SearchOptionsProps) {
  const { t } = useTranslation('search')
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('results')}
      aria-busy={busy}
      className="grid gap-1 max-h-[56vh] mt-2 overflow-y-auto [scrollbar-color:var(--color-rope)_var(--color-sea)] empty:hidden"
    >
      {results.map(({ id: key, kind, title, excerpt }, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
        <div
          key={key}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          className={foundStyle}
          onClick={() => onChoose(index)}
          onPointerMove={() => onMove(index)}
        >
          <span className="font-bold text-gold">{t(`kinds.${kind}`)}</span>
          <span className="display text-xl">{title}</span>
          <span className="text-mist">
            <ExcerptLine excerpt={excerpt} />
          </span>
        </div>
      ))}
    </div>
  )
}
