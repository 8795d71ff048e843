import { useLocation, useNavigationType } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import './page-change.css'

/**
 * Handles a change of page: sets the direction of the transition and moves the focus to the new
 * page's heading, where screen readers begin to read.
 */
export function usePageChange() {
  const { pathname, hash } = useLocation()
  const type = useNavigationType()
  const shown = useRef(pathname)

  useEffect(() => {
    const backwards = () => setDirection('back')
    const forwards = (event: MouseEvent) => {
      setDirection('forward')
      if (leadsWithinPage(event)) glide()
    }
    window.addEventListener('popstate', backwards, { capture: true })
    document.addEventListener('click', forwards, { capture: true, passive: true })
    return () => {
      window.removeEventListener('popstate', backwards, { capture: true })
      document.removeEventListener('click', forwards, { capture: true })
    }
  }, [])

  useEffect(() => {
    if (shown.current === pathname) return
    if (isPageTurn(shown.current, pathname)) void playPageTurn()
    shown.current = pathname
    if (hash) return
    // Going back, the place where the reader was is restored: the focus must not scroll away.
    focusHeading({ preventScroll: type === 'POP' })
  }, [pathname, hash, type])
}

/** Plays a moment later the first time, when the sound has to be fetched. */
async function playPageTurn() {
  try {
    const [{ play }, { PAGE_TURN }] = await Promise.all([
      import('../sounds/player.ts'),
      import('../sounds/sounds.ts'),
    ])
    play(PAGE_TURN)
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

/** Maximum duration of a smooth scroll (ms), for browsers that do not report its end. */
const GLIDE_MS = 1500

function leadsWithinPage({ target }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null
  return (
    link?.hash !== '' && link?.pathname === location.pathname && link.origin === location.origin
  )
}

/** Scrolls smoothly to the target of a link within the page, and instantly everywhere else. */
function glide() {
  const root = document.documentElement
  root.dataset.gliding = ''
  const stop = () => {
    delete root.dataset.gliding
    document.removeEventListener('scrollend', stop)
    clearTimeout(late)
  }
  const late = setTimeout(stop, GLIDE_MS)
  document.addEventListener('scrollend', stop)
}

function setDirection(direction: 'back' | 'forward') {
  document.documentElement.dataset.direction = direction
}

/** An article of the captain's log, in any language. */
const ARTICLE = /^(?:\/[a-z]{2})?\/blog\/[^/]+$/
const LOG = /^(?:\/[a-z]{2})?\/blog(?:\/[^/]+)?$/

/** True if a navigation plays the sound of a page turn: to an article, from the blog. */
export const isPageTurn = (from: string, to: string) =>
  from !== to && LOG.test(from) && ARTICLE.test(to)
