/**
 * Keeps the screen on, which nobody touches while playing. Browsers release the lock of a page that is hidden:
 * it is requested again when the page is back.
 *
 * @param until ends it
 */
export function keepAwake(until: AbortSignal) {
  let lock: WakeLockSentinel | undefined
  async function request() {
    if (document.hidden) return
    // Refused on a low battery, and unknown to some browsers: then the screen goes dark.
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined)
    if (until.aborted) void lock?.release()
  }
  document.addEventListener('visibilitychange', request, { signal: until })
  until.addEventListener('abort', () => lock?.release())
  void request()
}
