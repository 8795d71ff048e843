import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { startI18n } from './i18n/i18n.client.ts'
import { whenIdle } from './ui/when-idle.ts'

// Who asks for another page meanwhile makes the router abandon the one on its way. It leaves promises
// behind that nobody waits for (the page's slide, the rest of its data), and the browser would report them.
// An AbortError is always something given up on purpose; who wants to know of it catches it.
window.addEventListener('unhandledrejection', (event) => {
  const { reason } = event
  if (reason instanceof DOMException && reason.name === 'AbortError') event.preventDefault()
})

const i18n = await startI18n()

startTransition(() => {
  hydrateRoot(
    document,
    <I18nextProvider i18n={i18n}>
      <StrictMode>
        <RemixBrowser />
      </StrictMode>
    </I18nextProvider>,
  )
})

if (import.meta.env.PROD) registerServiceWorker()

/** Registers the service worker once the page has loaded and the browser has nothing else to do. */
function registerServiceWorker() {
  if (!('serviceWorker' in navigator)) return
  whenIdle(() => {
    navigator.serviceWorker.register('/sw.js').catch((error: Error) => {
      console.info(`Nothing is kept for times without connection: ${error.message}`)
    })
  })
}
