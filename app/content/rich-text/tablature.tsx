import { type CSSProperties, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { parseTab, type TabSystem } from '../../../domain/music/tab.ts'
import type { Tablature } from './rich-text.server.ts'
import { layOut, rowWidth, techniquesIn } from './tab-layout.ts'
import './tab.css'
import { TabNames, TabPieceDrawing } from './tab-piece.tsx'

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
    <section tabIndex={0} aria-label={title || t('tab.title')}>
      <pre>{tab}</pre>
    </section>
  )
  return (
    <figure className="tab" aria-labelledby={id}>
      <figcaption
        id={id}
        className="mb-2.5 px-1 font-display text-[1.2rem] leading-tight font-extrabold"
      >
        {title || t('tab.title')}
      </figcaption>
      {systems?.map((system, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the systems of one text never change places
        <TabSystemDrawing key={index} system={system} />
      ))}
      {systems ? (
        <>
          <ul
            className="flex flex-wrap gap-x-4.5 px-1 pt-2.5 text-[1rem] empty:hidden"
            aria-label={t('tab.legend')}
          >
            {techniques
              .filter((sign) => techniquesIn(bars, techniques).includes(sign))
              .map((sign) => (
                <li key={sign}>
                  <b className="text-(--sign)">{sign}</b> {t(`tab.${messageOf[sign]}`)}
                </li>
              ))}
          </ul>
          <details>
            <summary className="inline-flex min-h-11 items-center px-1 text-[1rem] underline underline-offset-4">
              {t('tab.asText')}
            </summary>
            {text}
          </details>
        </>
      ) : (
        text
      )}
    </figure>
  )
}

/** Bars that wrap as words do, in rows that begin below each other, right of the strings' names. */
function TabSystemDrawing({ system: { tuning, bars } }: { system: TabSystem }) {
  const pieces = bars.flatMap(layOut)
  return (
    <div className="tab-system" style={{ '--tab-row': rowWidth(pieces) } as CSSProperties}>
      <TabNames tuning={tuning} />
      <div className="flex flex-1 flex-wrap gap-y-3.5">
        {pieces.map((piece, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
          <TabPieceDrawing key={place} piece={piece} />
        ))}
      </div>
    </div>
  )
}
