import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract, type Pack, pack } from 'tar-stream'
import {
  belongsToDataFolder,
  CONTENTS,
  type Contents,
  contentsSchema,
  type Entry,
} from './contents.ts'
import { BackupError } from './error.ts'

/** A file that goes into a backup: its name there, and where its bytes are now. */
export type Source = { path: string; file: string }

/** So much is written between two syncs, bytes: more would hold up others who sync to the same disk. */
const SYNC_EVERY = 4 * 1024 * 1024

/**
 * Writes files into a tar archive (POSIX.1-2001), in their order, and what they are as its last entry.
 * Everything is on the disk when this resolves.
 *
 * @param file a path where nothing is yet
 */
export async function writeArchive(
  file: string,
  sources: readonly Source[],
  createdAt: string,
): Promise<Contents> {
  const handle = await open(file, 'wx', 0o600)
  try {
    const archive = pack()
    const written = pipeline(archive, syncing(handle))
    const filled = fill(archive, sources, createdAt)
    // When one of the two fails it ends the other, whose error is less specific.
    const contents = await Promise.all([filled, written]).catch(async (error: Error) => {
      archive.destroy(error)
      await Promise.allSettled([filled, written])
      throw error
    })
    await handle.sync()
    return contents[0]
  } finally {
    await handle.close()
  }
}

async function fill(archive: Pack, sources: readonly Source[], createdAt: string) {
  const entries: Entry[] = []
  for (const { path, file } of sources) {
    const { size } = await stat(file)
    const hash = createHash('sha256')
    const entry = archive.entry({ name: path, size, mode: 0o600 })
    await pipeline(createReadStream(file), hashing(hash), entry)
    entries.push({ path, size, sha256: hash.digest('hex') })
  }
  const contents: Contents = { program: 'escuela-pirata', format: 1, createdAt, entries }
  archive.entry({ name: CONTENTS, mode: 0o600 }, JSON.stringify(contents))
  archive.finalize()
  return contents
}

function syncing(handle: FileHandle): Writable {
  let unsynced = 0
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      unsynced += chunk.length
      const sync = unsynced >= SYNC_EVERY
      if (sync) unsynced = 0
      handle
        .writeFile(chunk)
        .then(() => (sync ? handle.datasync() : undefined))
        .then(() => done(), done)
    },
  })
}

/**
 * Reads an archive to its end and verifies every byte against its last entry.
 *
 * @param consume gets each file as it comes, and must read it; without one, files are only checked
 * @throws BackupError when it is cut off, damaged, or no backup of this program
 */
export async function readArchive(
  file: string,
  consume: (path: string, content: AsyncIterable<Buffer>) => Promise<void> = drain,
): Promise<Contents> {
  const found: Entry[] = []
  let contents: Contents | null = null
  const source = createReadStream(file)
  const archive = source.pipe(extract())
  source.once('error', (error) => archive.destroy(error))
  try {
    for await (const entry of archive) {
      const { name: path, type } = entry.header
      if (contents) throw new BackupError(`${file} goes on after its end`)
      if (path === CONTENTS) {
        contents = parseContents(await text(tapped(entry, () => {})), file)
        continue
      }
      if (type !== 'file' || !belongsToDataFolder(path)) {
        throw new BackupError(
          `${file} is no backup of this program: it holds ${JSON.stringify(path)}`,
        )
      }
      const hash = createHash('sha256')
      let size = 0
      await consume(
        path,
        tapped(entry, (chunk) => {
          size += chunk.length
          hash.update(chunk)
        }),
      )
      found.push({ path, size, sha256: hash.digest('hex') })
    }
  } catch (error) {
    throw describe(error, file)
  } finally {
    source.destroy()
  }
  if (!contents) throw new BackupError(`${file} is cut off, or no backup of this program`)
  compare(found, contents.entries, file)
  return contents
}

function parseContents(json: string, file: string): Contents {
  try {
    return contentsSchema.parse(JSON.parse(json))
  } catch (cause) {
    throw new BackupError(`${file} is damaged, or a newer version of this program made it`, {
      cause,
    })
  }
}

function compare(found: readonly Entry[], expected: readonly Entry[], file: string): void {
  const sums = new Map(found.map((entry) => [entry.path, entry]))
  for (const { path, size, sha256 } of expected) {
    const entry = sums.get(path)
    if (!entry) throw new BackupError(`${file} is damaged: ${path} is missing`)
    if (entry.size !== size || entry.sha256 !== sha256) {
      throw new BackupError(`${file} is damaged: ${path} is not what was put in`)
    }
  }
  if (found.length !== expected.length || sums.size !== found.length) {
    throw new BackupError(`${file} is damaged: it holds more than was put in`)
  }
}

/** The reader of archives has no error classes: its messages begin with one of these. */
function describe(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || error instanceof BackupError) return error
  if (error.message.startsWith('Unexpected end of data')) {
    return new BackupError(`${file} is cut off`, { cause: error })
  }
  if (/^Invalid|tar header/i.test(error.message)) {
    return new BackupError(`${file} is damaged, or no backup of this program`, { cause: error })
  }
  return error
}

/** The bytes of an entry, which its reader types only as an iterable. */
async function* tapped(source: AsyncIterable<unknown>, see: (chunk: Buffer) => void) {
  for await (const chunk of source) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('An archive is made of bytes')
    see(chunk)
    yield chunk
  }
}

const hashing = (hash: { update(chunk: Buffer): unknown }) => (source: AsyncIterable<Buffer>) =>
  tapped(source, (chunk) => hash.update(chunk))

async function drain(_path: string, content: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of content);
}

async function text(source: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of source) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
