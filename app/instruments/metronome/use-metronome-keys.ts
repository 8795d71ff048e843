import { type RefObject, useEffect } from 'react'
import { stepTempo } from './change-tempo.ts'
import { toggleMetronome } from './metronome-store.ts'
import { TEMPO_STEP } from './tempo.ts'

const STEPS: Record<string, number> = {
  ArrowUp: TEMPO_STEP,
  ArrowRight: TEMPO_STEP,
  ArrowDown: -TEMPO_STEP,
  ArrowLeft: -TEMPO_STEP,
}
/** Elements with their own use of the arrow keys, and of the space bar. */
const FIELDS = 'input, select, textarea, [contenteditable], [role=slider], [role=tab], [role=menu]'
const PRESSABLE = 'button, a, summary, [role=button]'

/**
 * Space starts and stops, arrows change the tempo, wherever on the page the focus is, as long as the
 * panel can be seen and nothing has the focus that uses the key itself.
 */
export function useMetronomeKeys(panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey } = event
      if (event.defaultPrevented || altKey || ctrlKey || metaKey) return
      if (!(target instanceof Element) || target.closest(FIELDS)) return
      if (!panel.current || !isAtHand(panel.current)) return
      const step = STEPS[key]
      if (step) stepTempo(step)
      else if (key === ' ' && !event.repeat && !target.closest(PRESSABLE)) toggleMetronome()
      else return
      // The page would scroll.
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [panel])
}

/** On the screen, and not behind a dialog. */
function isAtHand(panel: HTMLElement): boolean {
  if (panel.closest('[aria-hidden="true"], [inert]')) return false
  const { top, bottom } = panel.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
