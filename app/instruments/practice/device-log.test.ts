import { describe, expect, it } from 'vitest'
import { entryAt } from '../../../domain/practice-log.fixture.ts'
import {
  cleared,
  emptyLog,
  merge,
  type PracticeLog,
  shown,
  withDeleted,
} from '../../../domain/practice-log.ts'
import {
  type DeviceLog,
  outgoing,
  readDeviceLog,
  visible,
  withAcknowledged,
  withoutAll,
  withoutEntries,
  withRecorded,
} from './device-log.ts'

const ANA = 'ana'
const BLAS = 'blas'
const [first, second, third] = [entryAt(1), entryAt(2), entryAt(3)]
const empty = readDeviceLog(null)
const seen = (device: DeviceLog, account: string | null) => shown(visible(device, account))

/** The device and the account after the account has got everything. */
function synced(device: DeviceLog, account: string, stored: PracticeLog = emptyLog) {
  const sent = outgoing(device, account)
  const merged = merge(stored, sent)
  return { device: withAcknowledged(device, account, sent, merged), merged }
}

describe('what is stored on a device', () => {
  it.each([null, [], 'x', { own: 7, unsent: [1], given: 'x' }, { own: { a: {} } }])(
    'is empty for %j',
    (stored) => {
      expect(seen(readDeviceLog(stored), null)).toEqual([])
      expect(seen(readDeviceLog(stored), ANA)).toEqual([])
    },
  )

  it('loses its malformed parts alone', () => {
    const bad = [
      { ...second, path: '//else.where' },
      { ...second, path: 'javascript:alert(1)' },
      { ...second, at: 'yesterday' },
      { ...second, result: { kind: 'tab', tempo: '90', played: 1, asked: 1 } },
      { ...second, seconds: -1 },
    ]
    const own = Object.fromEntries([first, ...bad].map((entry, at) => [at, entry]))
    const unsent = { [ANA]: { entries: { x: third, y: 1 }, deleted: { x: 'never' }, clearedAt: 3 } }
    const device = readDeviceLog({ own, unsent })
    expect(seen(device, null)).toEqual([first])
    expect(seen(device, ANA)).toEqual([third, first])
  })

  it('is read as it was written', () => {
    const device = withRecorded(withRecorded(empty, first, null), second, ANA)
    const given = synced(device, BLAS).device
    expect(readDeviceLog(JSON.parse(JSON.stringify(given)))).toEqual(given)
  })
})

describe('a visitor', () => {
  it('sees what was practised here, and deletes it', () => {
    const device = [first, second].reduce((log, entry) => withRecorded(log, entry, null), empty)
    expect(seen(device, null)).toEqual([second, first])
    expect(seen(withoutEntries(device, [first], null), null)).toEqual([second])
    expect(withoutAll(device, [second, first], null, third.at)).toEqual(empty)
  })
})

describe('a member who signs in', () => {
  it('brings what they practised before into the account, and it stays on the device', () => {
    const { device, merged } = synced(withRecorded(empty, first, null), ANA)
    expect(shown(merged)).toEqual([first])
    expect(seen(device, null)).toEqual([first])
    expect(outgoing(device, ANA)).toEqual(emptyLog)
  })

  it('gets nothing that was given to another member', () => {
    const { device } = synced(withRecorded(empty, first, null), ANA)
    expect(seen(device, BLAS)).toEqual([])
    const { merged } = synced(device, BLAS)
    expect(shown(merged)).toEqual([])
  })

  it('leaves nothing of the account behind', () => {
    const recorded = withRecorded(empty, first, ANA)
    expect(seen(recorded, ANA)).toEqual([first])
    expect(seen(recorded, null)).toEqual([])
    const { device } = synced(recorded, ANA, withDeleted(emptyLog, [second]))
    expect(device).toEqual(empty)
  })

  it('loses nothing that was recorded while the rest was sent', () => {
    const before = withRecorded(empty, first, ANA)
    const sent = outgoing(before, ANA)
    const after = withAcknowledged(withRecorded(before, second, ANA), ANA, sent, sent)
    expect(seen(after, ANA)).toEqual([second])
  })

  it('does not send to one account what another has not got yet', () => {
    const device = withRecorded(empty, first, ANA)
    expect(outgoing(device, BLAS)).toEqual(emptyLog)
    expect(seen(synced(device, BLAS).device, ANA)).toEqual([first])
  })

  it('deletes here what was deleted on another device', () => {
    const { device, merged } = synced(withRecorded(empty, first, null), ANA)
    const elsewhere = withDeleted(merged, [first])
    expect(seen(synced(device, ANA, elsewhere).device, null)).toEqual([])
    expect(seen(synced(device, BLAS, elsewhere).device, null)).toEqual([first])
  })

  it('deletes one entry, or all of them, in the account', () => {
    const { device, merged } = synced(withRecorded(empty, first, ANA), ANA)
    const one = withoutEntries(device, [first], ANA)
    expect(shown(merge(merged, visible(one, ANA)))).toEqual([])
    const all = synced(withoutAll(device, [first], ANA, second.at), ANA, merged)
    expect(shown(all.merged)).toEqual([])
    expect(all.device).toEqual({ ...empty, clearedAt: second.at })
  })

  it('keeps what is practised after a clearing by a clock that was ahead', () => {
    const { device } = synced(empty, ANA, cleared(emptyLog, third.at))
    const { merged } = synced(withRecorded(device, first, ANA), ANA, cleared(emptyLog, third.at))
    expect(shown(merged)).toHaveLength(1)
  })
})
