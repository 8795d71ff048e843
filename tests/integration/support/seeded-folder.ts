import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { buildStale } from '../../../scripts/lib/build.mjs'
import { startServer } from '../../../scripts/lib/server.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder that all test files of this run share. */
    runFolder: string
  }
}

/** Vitest's global setup. */
export default function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'integration-'))
  project.provide('runFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}

/**
 * A new data folder with the seed content, as a first start leaves it. Loading the seed takes seconds of
 * processor time: it is done once in a run, and copied.
 */
export async function seededFolder(): Promise<string> {
  await buildStale()
  const seeded = join(inject('runFolder'), 'seeded')
  while (!existsSync(seeded)) {
    if (begin()) await make(seeded)
    else await wait(200)
  }
  const folder = mkdtempSync(join(tmpdir(), 'seeded-'))
  cpSync(seeded, folder, { recursive: true })
  return folder
}

const making = () => join(inject('runFolder'), 'making')

/** True if this test file is the first to create the folder. */
function begin(): boolean {
  try {
    mkdirSync(making())
    return true
  } catch {
    return false
  }
}

async function make(seeded: string) {
  try {
    await (await startServer(making())).stop()
    renameSync(making(), seeded)
  } catch (error) {
    rmSync(making(), { recursive: true })
    throw error
  }
}
