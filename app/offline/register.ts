import { whenIdle } from '../ui/when-idle.ts'

/** Registers the service worker once the page has loaded and the browser has nothing else to do. */
export function registerServiceWorker() {
  if (!('serviceWorker' in navigator)) return
  whenIdle(() => {
    navigator.serviceWorker.register('/sw.js').catch((error: Error) => {
      console.info(`Nothing is kept for times without connection: ${error.message}`)
    })
  })
}
