import { resolve } from 'node:path'
import type { DataFolder } from './data/open.ts'
import type { Services } from './services.ts'

const SEED = resolve(import.meta.dirname, '../dataset')

/**
 * Fills a new embedded lake with the seed dataset. An interrupted start loads it again: the
 * lake is complete only when everything is there, and then no start loads the seed over it.
 */
export async function seedOnce(data: DataFolder, services: Services, log: (line: string) => void) {
  if (!services.lake || data.isComplete('lake')) return
  log('Loading the seed content…')
  // The importer is needed once in the life of a dataset: not worth its memory at every start.
  const { importDataset } = await import('./dataset.ts')
  await importDataset(services.sanity, SEED)
  data.complete('lake')
}
