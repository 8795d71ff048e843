/** For browsers that do not say when they are idle (ms). */
const A_LITTLE_LATER = 2000

/** Registers the service worker once the page has loaded and the browser has nothing else to do. */
export function registerServiceWorker() {
  if (!('serviceWorker' in navigator)) return
  const register = () =>
    navigator.serviceWorker.register('/sw.js').catch((error: Error) => {
      console.info(`Nothing is kept for times without connection: ${error.message}`)
    })
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(register)
      : setTimeout(register, A_LITTLE_LATER)
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
}
