import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

const isInput = (name) => !name.startsWith('.') && !/\.test\.tsx?$/.test(name)

/** Every file at or below a path of the project, in a stable order; hidden files and tests are no input. */
function* filesBelow(path) {
  const absolute = join(root, path)
  if (!existsSync(absolute)) return
  if (!statSync(absolute).isDirectory()) {
    yield path
    return
  }
  for (const name of readdirSync(absolute).filter(isInput).sort())
    yield* filesBelow(`${path}/${name}`)
}

/**
 * One hash for the content of files and folders and for some settings.
 * @param {string[]} paths relative to the project; one that is missing counts as empty
 * @param {Record<string, string>} [settings]
 * @returns {string} hexadecimal SHA-256
 */
export function fingerprint(paths, settings = {}) {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const path of paths.flatMap((each) => [...filesBelow(each)])) {
    const content = readFileSync(join(root, path))
    hash.update(`\n${path} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}
