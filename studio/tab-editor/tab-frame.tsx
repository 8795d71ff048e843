import { Button, Flex, Stack } from '@sanity/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { TAB_FRAME_PATH, type TabFrameNews, type TabShown } from '../../domain/tab-frame.ts'
import type { TabFields } from './index.tsx'

/** Until the page has told its own height (px). */
const FIRST_HEIGHT = 240
/** The drawing follows the typing when it rests for so long (ms). */
const REST = 200

/** The tab as readers see and hear it. The page is loaded on request, so that forms stay light. */
export function TabFrame({ fields }: { fields: TabFields }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack gap={3}>
      <Flex>
        <Button
          mode="ghost"
          text={isOpen ? 'Cerrar la vista' : 'Ver y escuchar'}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </Flex>
      {isOpen && <Frame fields={fields} />}
    </Stack>
  )
}

/** One process serves the Studio and the site, at one address: the page in the frame is of this origin. */
function Frame({ fields }: { fields: TabFields }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { isReady, height } = useNews(frame)
  const { title, tab, metre, tempo, feel, capo } = fields

  useEffect(() => {
    if (!isReady) return
    const shown: TabShown = {
      type: 'tab-shown',
      fields: { title, tab, metre, tempo, feel, capo },
    }
    const timer = setTimeout(
      () => frame.current?.contentWindow?.postMessage(shown, location.origin),
      REST,
    )
    return () => clearTimeout(timer)
  }, [isReady, title, tab, metre, tempo, feel, capo])

  return (
    <iframe
      ref={frame}
      className="tab-frame"
      title="La tablatura, como la ven y la oyen los lectores"
      src={TAB_FRAME_PATH}
      height={height}
    />
  )
}

/** The messages of the page in the frame, so far. */
function useNews(frame: RefObject<HTMLIFrameElement | null>) {
  const [isReady, setReady] = useState(false)
  const [height, setHeight] = useState(FIRST_HEIGHT)
  useEffect(() => {
    function hear({ origin, source, data }: MessageEvent<TabFrameNews>) {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      if (data.type === 'tab-frame-ready') setReady(true)
      if (data.type === 'tab-frame-height') setHeight(data.height)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [frame])
  return { isReady, height }
}
