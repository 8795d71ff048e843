import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(js|css|svg|json|html|txt|xml|webmanifest)$/
/** Smaller files gain nothing by compression (bytes). */
const WORTH = 1024
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

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
      promisify(brotliCompress)(body, brotli),
      promisify(gzip)(body),
    ])
    await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
  }
}
