/** Counts answers and those that are as they should be. */
export function createTally() {
  const tally = { asked: 0, heard: 0 }
  return {
    add(heard: boolean) {
      tally.asked += 1
      if (heard) tally.heard += 1
    },
    get asked() {
      return tally.asked
    },
    /** Share of "heard", in %. */
    get percent() {
      return tally.asked === 0 ? Number.NaN : (100 * tally.heard) / tally.asked
    },
  }
}

export type Tally = ReturnType<typeof createTally>

export const mark = (reached: boolean) => (reached ? ' ✓' : ' ✗')

/** A share in % against its target. */
export function atLeast(tally: Tally, target: number): string {
  return `${tally.percent.toFixed(1)}${mark(tally.percent >= target)}`
}

export function atMost(tally: Tally, target: number): string {
  return `${tally.percent.toFixed(1)}${mark(tally.percent <= target)}`
}

export function row(cells: readonly string[]): string {
  return cells
    .map((cell, i) => cell.padEnd(i === 0 ? 38 : 13))
    .join('')
    .trimEnd()
}
