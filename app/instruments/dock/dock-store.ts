/** An instrument that has a small form. */
export type Tool = 'tuner' | 'metronome'

/** Which instruments are at hand, in which form. */
interface Dock {
  /** The small ones that are unfolded. */
  open: readonly Tool[]
  /** Those that stand on the page or in a dialog in their whole size: the small ones step aside. */
  whole: readonly Tool[]
}

export const emptyDock: Dock = { open: [], whole: [] }

let dock = emptyDock
const listeners = new Set<() => void>()

export const getDock = () => dock

/** Calls `listener` after every change. */
export function subscribeToDock(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Unfolds a small instrument, which goes on sounding when the whole one goes. */
export function openDocked(tool: Tool) {
  if (!dock.open.includes(tool)) update({ open: [...dock.open, tool] })
}

/** Folds a small instrument: it falls silent unless the whole one is there. */
export function closeDocked(tool: Tool) {
  if (dock.open.includes(tool)) update({ open: dock.open.filter((other) => other !== tool) })
}

/** Says that the whole instrument is there. @returns what says that it has gone */
export function registerFullInstrument(tool: Tool): () => void {
  update({ whole: [...dock.whole, tool] })
  return () => {
    const at = dock.whole.indexOf(tool)
    update({ whole: dock.whole.toSpliced(at, 1) })
  }
}

function update(change: Partial<Dock>) {
  dock = { ...dock, ...change }
  for (const listener of listeners) listener()
}
