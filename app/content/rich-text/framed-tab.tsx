import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TabFrameNews } from '../../../domain/tab-frame.ts'
import { paperStyle } from '../../ui/paper.tsx'
import { z } from '../../zod.ts'
import type { Tablature } from './rich-text.server.ts'
import { TablatureSheet } from './tablature.tsx'
import { readingOf, tablatureFields } from './tablature-fields.ts'
import './rich-text.css'

/** The tab that stands in the form around this page, as an article shows it. */
export function FramedTab() {
  const { t } = useTranslation('richText')
  const value = useFramedTab()
  const sheet = useRef<HTMLDivElement>(null)
  useTellHeight(sheet)
  return (
    // Nothing scrolls inside of the frame: the player's bar stays where it is.
    <div className={`on-paper ${paperStyle} min-h-dvh [--header:0px]`}>
      <div ref={sheet} className="flow-root px-3 sm:px-6">
        <h1 className={value ? 'sr-only' : 'py-6 text-center text-2xl'}>{t('tab.title')}</h1>
        {value && (
          <div className="rich-text mt-0 *:my-4">
            <TablatureSheet key={musicOf(value)} value={value} />
          </div>
        )}
      </div>
    </div>
  )
}

/** All that the player plays: after a change it begins anew, as for a reader who comes then. */
const musicOf = ({ tab, metre, tempo, feel, capo }: Tablature) =>
  JSON.stringify([tab, metre, tempo, feel, capo])

const shownSchema = z.object({ type: z.literal('tab-shown'), fields: tablatureFields })

/** The tab that the Studio has sent; null until then. */
function useFramedTab(): Tablature | null {
  const [value, show] = useState<Tablature | null>(null)
  useEffect(() => {
    function hear({ origin, source, data }: MessageEvent) {
      if (origin !== location.origin || source !== parent) return
      const { data: shown } = shownSchema.safeParse(data)
      if (!shown) return
      const { fields } = shown
      show({ _type: 'tablature', _key: 'framed', ...fields, ...readingOf(fields) })
    }
    addEventListener('message', hear)
    tell({ type: 'tab-frame-ready' })
    return () => removeEventListener('message', hear)
  }, [])
  return value
}

/** The frame becomes as high as its content. */
function useTellHeight(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) tell({ type: 'tab-frame-height', height: Math.ceil(entry.contentRect.height) })
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
}

/** Only a page of the same origin hears it. */
const tell = (news: TabFrameNews) => parent.postMessage(news, location.origin)
