import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { parseTab } from '../../../domain/music/tab.ts'
import type { Tablature } from './rich-text.server.ts'
import { techniquesIn } from './tab-layout.ts'
import { TabSystemDrawing } from './tab-system.tsx'
import './tab.css'

const techniques = ['h', 'p', 'b', 'r', '/', '\\', '~', 'x', 't'] as const
const messageOf = {
  h: 'hammerOn',
  p: 'pullOff',
  b: 'bend',
  r: 'release',
  '/': 'slideUp',
  '\\': 'slideDown',
  '~': 'vibrato',
  x: 'muted',
  t: 'tapping',
} as const

/**
 * A tab drawn bar by bar, which wrap as words do, with its signs explained and the text it was
 * written as beside it. What cannot be read as a tab stays that text.
 */
export function TablatureSheet({ value: { title, tab } }: { value: Tablature }) {
  const { t } = useTranslation('richText')
  const id = useId()
  const systems = parseTab(tab)
  const bars = systems?.flatMap((system) => system.bars) ?? []
  const text = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll sideways, so the keyboard must reach it
    <section className="tab-text" tabIndex={0} aria-label={title || t('tab.title')}>
      <pre>{tab}</pre>
    </section>
  )
  return (
    <figure className="tab" aria-labelledby={id}>
      <figcaption id={id} className="tab-title">
        {title || t('tab.title')}
      </figcaption>
      {systems?.map((system, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the systems of one text never change places
        <TabSystemDrawing key={index} system={system} />
      ))}
      {systems ? (
        <>
          <ul className="tab-legend" aria-label={t('tab.legend')}>
            {techniques
              .filter((sign) => techniquesIn(bars, techniques).includes(sign))
              .map((sign) => (
                <li key={sign}>
                  <b>{sign}</b> {t(`tab.${messageOf[sign]}`)}
                </li>
              ))}
          </ul>
          <details className="tab-source">
            <summary>{t('tab.asText')}</summary>
            {text}
          </details>
        </>
      ) : (
        text
      )}
    </figure>
  )
}
