/** For browsers that do not say when they are idle (ms). */
const A_LITTLE_LATER = 2000

/** Runs a function once the page has loaded and the browser has nothing else to do. */
export function whenIdle(work: () => void) {
  const soon = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, A_LITTLE_LATER)
  if (document.readyState === 'complete') soon()
  else window.addEventListener('load', soon, { once: true })
}
