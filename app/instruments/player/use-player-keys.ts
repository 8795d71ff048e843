import { type RefObject, useEffect } from 'react'
import type { PlayerState } from './use-player.ts'

/** Elements with their own use of the arrow keys and letters, and of the space bar. */
const FIELDS =
  'input:not([type=checkbox]), select, textarea, [contenteditable], [role=slider], [role=tab], [role=menu], dialog'
const PRESSABLE = 'button, a, summary, [role=button], input'
const STEP = 5

/**
 * Space plays and pauses, arrows go from note to note and change the tempo, Shift with arrows extends the loop,
 * Home goes back to the beginning; L loops and H halves the tempo. The keys are heard while the focus is in the
 * player's figure; while it plays, and the figure can be seen, those that are no letters everywhere on the page.
 */
export function usePlayerKeys(region: RefObject<HTMLElement | null>, player: PlayerState) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
      if (event.repeat && key === ' ') return
      const figure = region.current?.closest('figure')
      if (event.defaultPrevented || altKey || ctrlKey || metaKey || !figure) return
      if (!(target instanceof Element) || target.closest(FIELDS)) return
      const isWithin = figure.contains(target)
      if (!isWithin && !(player.isOn && isInSight(figure))) return
      const isDone = isWithin && obeyLetter(key, player)
      if (!isDone && !obeyKey(key, { shiftKey, isOnButton: !!target.closest(PRESSABLE) }, player))
        return
      // The page would scroll.
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [region, player])
}

function obeyLetter(key: string, player: PlayerState): boolean {
  if (key.toLowerCase() === 'l') player.toggleLoop()
  else if (key.toLowerCase() === 'h') player.toggleHalf()
  else return false
  return true
}

function obeyKey(
  key: string,
  { shiftKey, isOnButton }: { shiftKey: boolean; isOnButton: boolean },
  player: PlayerState,
): boolean {
  const { onset, settings } = player
  if (key === ' ' && !isOnButton) player.toggle()
  else if (key === 'ArrowLeft') shiftKey ? player.extendLoop(-1) : player.goTo(onset - 1)
  else if (key === 'ArrowRight') shiftKey ? player.extendLoop(1) : player.goTo(onset + 1)
  else if (key === 'ArrowUp') player.setTempo(settings.tempo + STEP)
  else if (key === 'ArrowDown') player.setTempo(settings.tempo - STEP)
  else if (key === 'Home') player.goTo(0)
  else return false
  return true
}

function isInSight(figure: Element): boolean {
  if (figure.closest('[aria-hidden="true"], [inert]')) return false
  const { top, bottom } = figure.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
