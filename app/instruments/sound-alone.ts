let stopSounding: (() => void) | undefined

/**
 * Two clocks at once confuse: stops the instrument that sounds.
 *
 * @param stop stops the one that starts now, when another starts
 */
export function soundAlone(stop: () => void) {
  if (stopSounding !== stop) stopSounding?.()
  stopSounding = stop
}
