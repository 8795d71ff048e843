const END = 0x06054b50
const LOCAL_HEADER = 30
const CENTRAL_HEADER = 46
const STORED = 0

/**
 * The score of a compressed MusicXML file (`.mxl`, a ZIP archive without encryption, as the format wants it).
 *
 * @returns null when the archive is another
 */
export async function unpackMusicXml(bytes: Uint8Array): Promise<Uint8Array | null> {
  const container = await unzipped(bytes, 'META-INF/container.xml')
  if (!container) return null
  const xml = new TextDecoder().decode(container)
  const [, path = ''] = /<rootfile\b[^>]*\bfull-path="([^"]+)"/.exec(xml) ?? []
  return unzipped(bytes, path)
}

/** A file of a ZIP archive, by its path; null when there is none. */
export async function unzipped(bytes: Uint8Array, path: string): Promise<Uint8Array | null> {
  const entry = entriesOf(bytes).get(path)
  return entry ? contentOf(bytes, entry) : null
}

interface Entry {
  method: number
  size: number
  /** Of its local header. */
  offset: number
}

/** Entries by their names, from the directory at the end of the archive. */
function entriesOf(bytes: Uint8Array): Map<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = new Map<string, Entry>()
  let end = bytes.length - 22
  while (end >= 0 && view.getUint32(end, true) !== END) end--
  if (end < 0) return entries
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    const name = view.getUint16(at + 28, true)
    const text = bytes.subarray(at + CENTRAL_HEADER, at + CENTRAL_HEADER + name)
    entries.set(new TextDecoder().decode(text), {
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    })
    at += CENTRAL_HEADER + name + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

async function contentOf(bytes: Uint8Array, { method, size, offset }: Entry): Promise<Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const names = view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  const start = offset + LOCAL_HEADER + names
  const content = bytes.slice(start, start + size)
  if (method === STORED) return content
  const stream = new Blob([content]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
