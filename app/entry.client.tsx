import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { startI18n } from './i18n/i18n.client.ts'
import { registerServiceWorker } from './offline/register.ts'

// React Router drops a page's slide when the next page is asked for meanwhile, and the browser reports
// the promise that nobody waits for as an error.
window.addEventListener('unhandledrejection', (event) => {
  const { reason } = event
  if (reason instanceof DOMException && reason.message.startsWith('Transition was skipped')) {
    event.preventDefault()
  }
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
