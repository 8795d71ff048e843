import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(js|css|svg|json|html|txt|xml|webmanifest)$/
/** Smaller files gain nothing by compression (bytes). */
const WORTH = 1024
/** Style sheets hold up the first paint: the last per cent is worth a moment of the build. */
const quality = (name) => (name.endsWith('.css') ? 11 : 9)

/**
 * Writes `.br` and `.gz` beside every text file of a build, so that the server sends them as they
 * are.
 * @param {string} folder
 */
export async function precompress(folder) {
  const files = await readdir(folder, { recursive: true })
  for (const name of files.filter((file) => TEXT.test(file))) {
    const path = join(folder, name)
    if ((await stat(path)).size < WORTH) continue
    const body = await readFile(path)
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality(name) },
      }),
      promisify(gzip)(body),
    ])
    await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
  }
}
