import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Color } from 'sharp'
import { openAssets } from './index.ts'

export const ORIGIN = {
  projectId: 'local',
  dataset: 'production',
  publicUrl: 'http://localhost:3000/lake',
}

/** Assets in a folder of their own, and what removes it. */
export async function openTestAssets(options: { cacheLimit?: number } = {}) {
  const root = await mkdtemp(join(tmpdir(), 'assets-'))
  const folder = join(root, 'assets')
  const assets = openAssets({ folder, ...ORIGIN, ...options })
  const close = () => rm(root, { recursive: true, force: true })
  return { root, folder, assets, close }
}

export const streamOf = (content: string | Uint8Array) =>
  new Blob([typeof content === 'string' ? content : new Uint8Array(content)]).stream()

export const plain = (width: number, height: number, background: Color = '#c33') =>
  sharp({ create: { width, height, channels: 3, background } })

/** An image of equal squares with one colour each, given row by row. */
export async function chequered(side: number, rows: string[][]): Promise<Buffer> {
  const squares = rows.flatMap((row, y) =>
    row.map((colour, x) => ({ input: tile(side, colour), left: x * side, top: y * side })),
  )
  const base = plain((rows[0]?.length ?? 0) * side, rows.length * side)
  return base.composite(squares).png().toBuffer()
}

const tile = (side: number, background: string) => ({
  create: { width: side, height: side, channels: 3 as const, background },
})

/** The colour at fractions of an image's sides, as `[r, g, b]`. */
export async function colourAt(bytes: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = Math.floor(y * info.height) * info.width + Math.floor(x * info.width)
  return [...data.subarray(at * 3, at * 3 + 3)]
}

/**
 * A valid black PNG of a few kilobytes, one bit a pixel and interlaced: a decoder has to hold all of
 * its pixels in memory, one byte each or more.
 */
export function pngBomb(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 1], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(adam7Length(side)))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Bytes of a square one-bit image in the seven interlaced passes, a filter byte a row. */
function adam7Length(side: number): number {
  const passes = [
    [0, 8, 0, 8],
    [4, 8, 0, 8],
    [0, 4, 4, 8],
    [2, 4, 0, 4],
    [0, 2, 2, 4],
    [1, 2, 0, 2],
    [0, 1, 1, 2],
  ] as const
  const count = (start: number, step: number) => Math.ceil((side - start) / step)
  return passes.reduce(
    (sum, [x, dx, y, dy]) => sum + count(y, dy) * (1 + Math.ceil(count(x, dx) / 8)),
    0,
  )
}
