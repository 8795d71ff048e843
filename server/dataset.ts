import { createReadStream, statSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import type { SanityClient } from '@sanity/client'
import { exportDataset as sanityExport } from '@sanity/export'
import { sanityImport } from '@sanity/import'

/** A dataset could not be read or written; the message is meant for a terminal. */
export class DatasetError extends Error {
  override name = 'DatasetError'
}

/** Called when a step begins: 'Importing documents'. */
export type OnStep = (step: string) => void

/**
 * Reads a dataset in Sanity's export form into the client's dataset: documents with the same id are
 * replaced, others stay.
 *
 * @param client with a token that may write
 * @param source an export's folder (`data.ndjson`, `images/`, `files/`, `assets.json`) or its `.tar.gz`
 * @returns how many documents were read
 * @throws DatasetError when the source is missing or is no export, or the dataset refuses it
 */
export async function importDataset(
  client: SanityClient,
  source: string,
  onStep: OnStep = () => {},
): Promise<number> {
  const kind = statSync(source, { throwIfNoEntry: false })
  if (!kind) throw new DatasetError(`${source} does not exist`)
  try {
    const { numDocs } = await sanityImport(kind.isDirectory() ? source : createReadStream(source), {
      client,
      operation: 'createOrReplace',
      // The embedded lake knows an upload it already has; asking first would go by the asset's old `url`.
      replaceAssets: isEmbedded(client),
      onProgress: onNewStep(onStep),
    })
    return numDocs
  } catch (error) {
    throw new DatasetError(`${source} cannot be imported: ${reason(error)}`, { cause: error })
  }
}

/**
 * Writes the client's whole dataset, drafts and assets included, as one archive in Sanity's export
 * form. The file appears when it is complete.
 *
 * @param client with a token that may read everything
 * @param file path of the `.tar.gz`; an existing file is replaced
 * @throws DatasetError when the dataset cannot be read or the file not be written
 */
export async function exportDataset(
  client: SanityClient,
  file: string,
  onStep: OnStep = () => {},
): Promise<{ documents: number; assets: number }> {
  const unfinished = `${file}.unfinished`
  const { dataset } = client.config()
  try {
    // The exporter would go on downloading before it said that there is no such folder.
    await writeFile(unfinished, '')
    const { documentCount, assetCount } = await sanityExport({
      client,
      dataset: dataset ?? '',
      outputPath: unfinished,
      onProgress: onNewStep(onStep),
    })
    await rename(unfinished, file)
    return { documents: documentCount, assets: assetCount }
  } catch (error) {
    await rm(unfinished, { force: true })
    throw new DatasetError(`${file} cannot be written: ${reason(error)}`, { cause: error })
  }
}

function isEmbedded(client: SanityClient): boolean {
  return client.config().useProjectHostname === false
}

function onNewStep(onStep: OnStep): (progress: { step: string }) => void {
  let last = ''
  return ({ step }) => {
    if (step !== last) onStep(step)
    last = step
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
}
