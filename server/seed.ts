import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Config } from './config.ts'
import type { Services } from './services.ts'

const SEED = resolve(import.meta.dirname, '../dataset')

/**
 * Fills a new embedded lake with the seed dataset. A start that was interrupted begins anew: the
 * mark is left only when everything is there.
 */
export async function seedOnce(config: Config, services: Services, log: (line: string) => void) {
  if (!services.lake) return
  if (existsSync(markOf(config))) return
  log('Loading the seed content…')
  // The importer is needed once in the life of a dataset: not worth its memory at every start.
  const { importDataset } = await import('./dataset.ts')
  await importDataset(services.sanity, SEED)
  markSeeded(config)
}

/** The dataset has its content: no start will load the seed over it. */
export function markSeeded(config: Config) {
  writeFileSync(markOf(config), '')
}

const markOf = ({ dataDir }: Config) => join(dataDir, 'lake', 'seeded')
