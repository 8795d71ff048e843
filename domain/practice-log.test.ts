import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entryAt } from './practice-log.fixture.ts'
import {
  bounded,
  cleared,
  emptyLog,
  isGone,
  merge,
  momentAfter,
  type PracticeEntry,
  type PracticeLog,
  shown,
  withDeleted,
  withEntry,
} from './practice-log.ts'

const DEVICES = 3
const device = fc.nat(DEVICES - 1)

/** One thing that happens: clocks of devices need not agree, so any minute may be next. */
const event = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('record'), device, minute: fc.nat(500) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete'), device, minute: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clear'), device, minute: fc.nat(500) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('send'), device, minute: fc.nat() }) },
)

/** Lets events happen to three devices; returns their logs and what was done to them. */
function happen(events: { kind: string; device: number; minute: number }[]) {
  const logs: PracticeLog[] = Array.from({ length: DEVICES }, () => emptyLog)
  const recorded: PracticeEntry[] = []
  const orders: PracticeLog[] = []
  for (const [number, { kind, device: at, minute }] of events.entries()) {
    const log = logs[at] ?? emptyLog
    const entries = shown(log)
    if (kind === 'record') {
      const entry = entryAt(minute, { id: `entry ${number}` })
      recorded.push(entry)
      logs[at] = withEntry(log, entry)
    }
    const one = entries[minute % entries.length]
    if (kind === 'delete' && one) {
      logs[at] = withDeleted(log, [one])
      orders.push(withDeleted(emptyLog, [one]))
    }
    if (kind === 'clear') {
      const now = entryAt(minute).at
      logs[at] = cleared(log, now)
      orders.push(cleared(log, now))
    }
    if (kind === 'send') {
      const to = (at + 1 + (minute % (DEVICES - 1))) % DEVICES
      logs[to] = merge(logs[to] ?? emptyLog, log)
    }
  }
  return { logs, recorded, orders }
}

const history = fc.array(event, { maxLength: 40 })
const anyLog = history.map((events) => happen(events).logs[0] ?? emptyLog)

describe('merging logs', () => {
  it('makes no difference by order, grouping or repetition', () => {
    fc.assert(
      fc.property(history, (events) => {
        const [a = emptyLog, b = emptyLog, c = emptyLog] = happen(events).logs
        expect(merge(a, b)).toEqual(merge(b, a))
        expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)))
        expect(merge(a, a)).toEqual(a)
        expect(merge(merge(a, b), b)).toEqual(merge(a, b))
      }),
    )
  })

  it('brings three devices together without losing what nobody has deleted', () => {
    const orderOfArrival = fc.shuffledSubarray([0, 1, 2], { minLength: 3 })
    fc.assert(
      fc.property(history, orderOfArrival, orderOfArrival, (events, first, second) => {
        const { logs, recorded, orders } = happen(events)
        const together = (order: number[]) =>
          order.reduce((all, at) => merge(all, logs[at] ?? emptyLog), emptyLog)
        expect(together(first)).toEqual(together(second))
        const left = recorded.filter((entry) => !orders.some((order) => isGone(entry, order)))
        expect(
          shown(together(first))
            .map(({ id }) => id)
            .sort(),
        ).toEqual(left.map(({ id }) => id).sort())
      }),
      { numRuns: 500 },
    )
  })

  it('chooses the same one of two entries that a fault gave one id', () => {
    const [one, other] = [entryAt(1), entryAt(1, { seconds: 7 })]
    const [a, b] = [withEntry(emptyLog, one), withEntry(emptyLog, other)]
    expect(merge(a, b)).toEqual(merge(b, a))
  })
})

describe('deleting everything', () => {
  it('leaves nothing, whatever the clocks said, and lets new entries in', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const empty = cleared(log, entryAt(100).at)
        expect(shown(empty)).toEqual([])
        expect(shown(merge(empty, log))).toEqual([])
        const next = entryAt(101, { at: momentAfter(empty.clearedAt, entryAt(101).at) })
        expect(shown(withEntry(empty, next))).toEqual([next])
      }),
    )
  })
})

it('shows the newest first', () => {
  const log = [2, 3, 1].map((minute) => entryAt(minute)).reduce(withEntry, emptyLog)
  expect(shown(log)).toEqual([entryAt(3), entryAt(2), entryAt(1)])
})

it('keeps the newest when there are too many', () => {
  const log = [1, 2, 3, 4].map((minute) => entryAt(minute)).reduce(withEntry, emptyLog)
  const { entries, deleted } = bounded(withDeleted(log, [entryAt(5), entryAt(6)]), 1)
  expect(Object.values(entries)).toEqual([entryAt(4)])
  expect(Object.keys(deleted)).toEqual([entryAt(6).id])
})
