import { unzipped } from './mxl.ts'
import type { TabMusic } from './note-values.ts'
import { writeGuitarPro } from './to-alphatab.ts'

const SECTOR = 4096
const FILE_ENTRY = 2
/** Places in the entry of a file, in bytes. */
const NAME = 4
const SIZE = 140
const SECTORS = 148
/** The most bytes that a literal run of the compression holds. */
const RUN = 3

/**
 * Writes a file of Guitar Pro 6 (`.gpx`): the score of Guitar Pro 7, which is the same XML, in the container of
 * version 6. For tests, since nothing that is installed writes it. The container is as alphaTab reads it.
 */
export async function writeGuitarPro6(music: TabMusic): Promise<Uint8Array> {
  const score = await unzipped(writeGuitarPro(music), 'Content/score.gpif')
  if (!score) throw new Error('The file of Guitar Pro 7 has no score')
  return compressed(container('score.gpif', score))
}

/** A file system with one file: its entry in the second sector, its content in those that follow. */
function container(name: string, content: Uint8Array): Uint8Array {
  const count = Math.ceil(content.length / SECTOR)
  const bytes = new Uint8Array((2 + count) * SECTOR)
  const view = new DataView(bytes.buffer)
  const entry = SECTOR
  view.setInt32(entry, FILE_ENTRY, true)
  bytes.set(new TextEncoder().encode(name), entry + NAME)
  view.setInt32(entry + SIZE, content.length, true)
  for (let sector = 0; sector < count; sector++)
    view.setInt32(entry + SECTORS + 4 * sector, 2 + sector, true)
  bytes.set(content, 2 * SECTOR)
  return new Uint8Array([...new TextEncoder().encode('BCFS'), ...bytes])
}

/** Compression by literal runs alone: a bit 0, the length in two bits, the lower first, and the bytes. */
function compressed(bytes: Uint8Array): Uint8Array {
  const bits: number[] = []
  for (let at = 0; at < bytes.length; at += RUN) {
    const run = bytes.subarray(at, at + RUN)
    bits.push(0, run.length & 1, run.length >> 1)
    for (const byte of run) for (let bit = 7; bit >= 0; bit--) bits.push((byte >> bit) & 1)
  }
  const packed = new Uint8Array(8 + Math.ceil(bits.length / 8))
  packed.set(new TextEncoder().encode('BCFZ'))
  new DataView(packed.buffer).setInt32(4, bytes.length, true)
  for (const [index, bit] of bits.entries()) {
    const place = 8 + (index >> 3)
    packed[place] = (packed[place] ?? 0) | (bit << (7 - (index & 7)))
  }
  return packed
}
