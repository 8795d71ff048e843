import { useTranslation } from 'react-i18next'
import type { SearchResult } from '../content/search-results.ts'
import { ExcerptLine } from '../ui/excerpt.tsx'

interface SearchOptionsProps {
  id: string
  optionId: (index: number) => string
  results: SearchResult[]
  /** Whether newer results are on their way. */
  busy: boolean
  /** The option that Enter opens; -1 when none. */
  active: number
  onMove: (index: number) => void
  onChoose: (index: number) => void
}

/** The list of a combobox: the focus stays in the field, which also hears the keys. */
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
      className="search-options"
    >
      {results.map(({ id: key, kind, title, excerpt }, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field holds the focus and hears the keys
        <div
          key={key}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          className="search-result"
          onClick={() => onChoose(index)}
          onPointerMove={() => onMove(index)}
        >
          <span className="search-kind">{t(`kinds.${kind}`)}</span>
          <span className="display text-xl">{title}</span>
          <span className="text-mist">
            <ExcerptLine excerpt={excerpt} />
          </span>
        </div>
      ))}
    </div>
  )
}
