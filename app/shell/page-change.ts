import { useLocation, useNavigationType } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { turnsLogPage } from './log-page.ts'

/**
 * What a change of page needs beyond its content: the slide knows its direction, and the focus goes
 * to the new page's heading, where screen readers begin to read.
 */
export function usePageChange() {
  const { pathname, hash } = useLocation()
  const type = useNavigationType()
  const shown = useRef(pathname)

  useEffect(() => {
    const backwards = () => setDirection('back')
    const forwards = () => setDirection('forward')
    window.addEventListener('popstate', backwards, { capture: true })
    document.addEventListener('click', forwards, { capture: true, passive: true })
    return () => {
      window.removeEventListener('popstate', backwards, { capture: true })
      document.removeEventListener('click', forwards, { capture: true })
    }
  }, [])

  useEffect(() => {
    if (shown.current === pathname) return
    if (turnsLogPage(shown.current, pathname)) void soundLogPage()
    shown.current = pathname
    if (hash) return
    // Going back, the place where the reader was is restored: the focus must not scroll away.
    focusHeading({ preventScroll: type === 'POP' })
  }, [pathname, hash, type])
}

/** Heard a moment later the first time, when the sound has to be fetched. */
async function soundLogPage() {
  try {
    const [{ play }, { LOG_PAGE }] = await Promise.all([
      import('../sounds/player.ts'),
      import('../sounds/sounds.ts'),
    ])
    play(LOG_PAGE)
  } catch (error) {
    console.info(`The page turns without a sound: ${error}`)
  }
}

/** Gives the focus to the page's heading, where screen readers begin to read. */
export function focusHeading(options?: FocusOptions) {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus(options)
}

function setDirection(direction: 'back' | 'forward') {
  document.documentElement.dataset.direction = direction
}
