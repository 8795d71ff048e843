import { type CSSProperties, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { fnv1a } from '../../../domain/fnv1a.ts'
import { isProblem, type Metre, readScore } from '../../../domain/music/score.ts'
import { parseTab, type TabSystem } from '../../../domain/music/tab.ts'
import { loadTabPlayer, PlayerReach } from '../../instruments/player/player-reach.tsx'
import type { Tablature } from './rich-text.server.ts'
import { fourBars, layOut, rowWidth, techniquesIn, widthAt } from './tab-layout.ts'
import './tab.css'
import { TabBarDrawing, TabNames } from './tab-bar.tsx'

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
const techniques = Object.keys(messageOf) as (keyof typeof messageOf)[]

const EMPTY = { columns: 0, marks: [] }

/**
 * A tab drawn bar by bar, which wrap as words do, with its signs explained and the text it was
 * written as beside it. What cannot be read as a tab stays that text.
 */
export function TablatureSheet({ value }: { value: Tablature }) {
  const { title, tab, metre, feel, tempo, capo } = value
  const { t } = useTranslation('richText')
  const id = useId()
  const systems = parseTab(tab)
  const bars = systems?.flatMap((system) => system.bars) ?? []
  const score = readScore(tab, metre)
  const isPlayable = !isProblem(score)
  const music: Music = {
    metre: isPlayable ? metre : null,
    isSwung: feel === 'shuffle',
    isNumbered: bars.length > 1,
  }
  const text = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll sideways, so the keyboard must reach it
    <section tabIndex={0} aria-label={title || t('tab.title')}>
      <pre>{tab}</pre>
    </section>
  )
  return (
    <figure className="tab" aria-labelledby={id} data-score={isPlayable || undefined}>
      <figcaption
        id={id}
        className="mb-2.5 px-1 font-display text-[1.2rem] leading-tight font-extrabold"
      >
        {title || t('tab.title')}
      </figcaption>
      {isPlayable && (
        <PlayerReach
          load={loadTabPlayer}
          play={t('tab.play')}
          words={t('tab.words')}
          piece={{
            ...{ score, feel, tempo, capo },
            name: fnv1a(tab),
            title: title || t('tab.title'),
            widthAt: (bar, share) => widthAt(layOut(bars[bar] ?? EMPTY), share),
          }}
        />
      )}
      {systems && !isPlayable && <p className="px-1 text-[1rem]">{t('tab.silent')}</p>}
      {systems?.map((system, index) => (
        <TabSystemDrawing
          // biome-ignore lint/suspicious/noArrayIndexKey: the systems of one text never change places
          key={index}
          system={system}
          firstBar={barsBefore(systems, index)}
          music={music}
        />
      ))}
      {systems ? (
        <>
          <ul
            className="flex flex-wrap gap-x-4.5 px-1 pt-2.5 text-[1rem] empty:hidden"
            aria-label={t('tab.legend')}
          >
            {techniquesIn(bars, techniques).map((sign) => (
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

interface Music {
  /** Null: the bars do not add up; they are drawn without their rhythm. */
  metre: Metre | null
  isSwung: boolean
  isNumbered: boolean
}

/**
 * Bars that wrap as words do, in rows that begin below each other, right of the strings' names.
 *
 * @param firstBar index of its first bar in the tab
 */
function TabSystemDrawing({
  system: { tuning, bars },
  firstBar,
  music,
}: {
  system: TabSystem
  firstBar: number
  music: Music
}) {
  const drawn = bars.map((bar) => layOut(bar, music.metre))
  return (
    <div className="tab-system" style={{ '--tab-row': rowWidth(drawn) } as CSSProperties}>
      <TabNames tuning={tuning} metre={music.metre} />
      <div
        className="flex flex-1 flex-wrap gap-y-3.5"
        style={{ maxWidth: `calc(${fourBars(drawn)} * var(--tab-px))` }}
      >
        {drawn.map((bar, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars of one text never change places
          <TabBarDrawing key={place} bar={bar} index={firstBar + place} {...music} />
        ))}
      </div>
    </div>
  )
}

const barsBefore = (systems: TabSystem[], index: number) =>
  systems.slice(0, index).reduce((sum, { bars }) => sum + bars.length, 0)
