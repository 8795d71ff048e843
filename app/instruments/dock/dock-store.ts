/** An instrument with a docked form. */
export type Tool = 'tuner' | 'metronome'

/** The instruments in use, and the form of each. */
interface Dock {
  /** The docked ones that are unfolded. */
  open: readonly Tool[]
  /** Those on the page or in a dialog in full size: their docked forms are hidden. */
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

/** Unfolds a docked instrument, which keeps sounding when the full one unmounts. */
export function openDocked(tool: Tool) {
  if (!dock.open.includes(tool)) update({ open: [...dock.open, tool] })
}

/** Folds a docked instrument: it stops unless the full one is mounted. */
export function closeDocked(tool: Tool) {
  if (dock.open.includes(tool)) update({ open: dock.open.filter((other) => other !== tool) })
}

/** Registers a full instrument. @returns unregisters it */
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
