import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { startI18n } from './i18n/i18n.client.ts'
import { whenIdle } from './ui/when-idle.ts'

// A second navigation makes the router abandon the first. That leaves rejected promises without a
// handler (the view transition, the rest of its data), which the browser would report. An
// AbortError is always a deliberate cancellation; code that needs it catches it.
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
