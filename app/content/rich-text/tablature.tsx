import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlayerReach } from '../../instruments/player/player-reach.tsx'
import { musicId, useExerciseOf } from './practice.tsx'
import type { Tablature } from './rich-text.server.ts'
import { TabDrawing } from './tab-drawing.tsx'
import type { TabSign } from './tab-layout.ts'
import './tab.css'

const MESSAGES = {
  h: 'hammerOn',
  p: 'pullOff',
  b: 'bend',
  r: 'release',
  '/': 'slideUp',
  '\\': 'slideDown',
  '~': 'vibrato',
  x: 'muted',
  t: 'tapping',
} as const satisfies Record<TabSign, string>

type Drawing = ComponentType<{ value: Tablature }>

let fetchedDrawing: Drawing | undefined
const loadDrawing = async () => {
  fetchedDrawing = (await import('./tab-drawing.tsx')).TabDrawing
  return fetchedDrawing
}
const loadPlayer = () => import('./playable-tab.tsx').then(({ PlayableTab }) => PlayableTab)

/**
 * A tab drawn bar by bar, which wrap as words do, with its signs explained and the text it was
 * written as beside it. What cannot be read as a tab stays that text.
 */
export function TablatureSheet({ value }: { value: Tablature }) {
  const { _key, title, tab, signs, isPlayable } = value
  const { t } = useTranslation('richText')
  const id = useId()
  const exercise = useExerciseOf(_key)
  const name = title || t('tab.title')
  const text = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll sideways, so the keyboard must reach it
    <section tabIndex={0} aria-label={name}>
      <pre>{tab}</pre>
    </section>
  )
  return (
    <figure
      id={musicId(_key)}
      className="tab"
      aria-labelledby={id}
      data-score={isPlayable || undefined}
    >
      <figcaption
        id={id}
        className="mb-2.5 px-1 font-display text-[1.2rem] leading-tight font-extrabold"
      >
        {name}
      </figcaption>
      {isPlayable && (
        <PlayerReach
          load={loadPlayer}
          play={t('tab.play')}
          words={t('tab.words')}
          piece={{ value, title: name }}
          exercise={exercise}
        />
      )}
      {signs && !isPlayable && <p className="px-1 text-[1rem]">{t('tab.silent')}</p>}
      {signs ? (
        <>
          <ServerDrawn key={tab} value={value} />
          <ul
            className="flex flex-wrap gap-x-4.5 px-1 pt-2.5 text-[1rem] empty:hidden"
            aria-label={t('tab.legend')}
          >
            {signs.map((sign) => (
              <li key={sign}>
                <b className="text-(--sign)">{sign}</b> {t(`tab.${MESSAGES[sign]}`)}
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

/**
 * The drawing as the server made it: hydration leaves it alone, so that a page needs no code for it. Only a page
 * that the browser makes by itself, after a link was followed, fetches that code.
 */
function ServerDrawn({ value }: { value: Tablature }) {
  const place = useRef<HTMLDivElement>(null)
  const [Drawing, setDrawing] = useState<Drawing | undefined>(() => fetchedDrawing)
  useEffect(() => {
    if (place.current?.childElementCount) return
    // Without connection the text of the tab remains.
    loadDrawing().then(
      (fetched) => setDrawing(() => fetched),
      () => {},
    )
  }, [])
  if (import.meta.env.SSR) {
    return (
      <div>
        <TabDrawing value={value} />
      </div>
    )
  }
  if (Drawing) {
    return (
      <div key="drawn">
        <Drawing value={value} />
      </div>
    )
  }
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React keeps what the server sent, and adds nothing
    <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  )
}
