import { z } from 'zod'
import { localized } from './localized.ts'
import { maybeText, text } from './parse.server.ts'
import type { ImageConfig } from './source.server.ts'

/** Inside the braces of a download: what `downloadSchema` reads. */
export const downloadFields = `
  _key,
  ${localized('title')},
  ${localized('key')},
  tempo,
  chart,
  "file": file.asset->{ _id, mimeType, size, originalFilename }` as const

const FILE_ID = /^file-([0-9a-f]{40})-([0-9a-z]+)$/

/** A file as `downloadFields` reads it. */
export const downloadSchema = z.object({
  _key: z.string(),
  title: text,
  key: maybeText,
  tempo: z.number().positive().nullish(),
  chart: maybeText,
  file: z.object({
    _id: z.string().regex(FILE_ID),
    mimeType: maybeText,
    size: z.number().nullish(),
    originalFilename: maybeText,
  }),
})

export interface Download {
  _key: string
  title: string
  /** Where it is played or fetched from. */
  url: string
  /** Address that has it saved, under the name it was uploaded with. */
  saveUrl: string
  isAudio: boolean
  /** Bytes. */
  size: number | null
  key: string
  /** Beats a minute. */
  tempo: number | null
  /** The chords of each bar, a list for each row. */
  rows: string[][]
}

/** Ready to show; a file's address follows from its id (https://www.sanity.io/docs/assets). */
export function toDownload(
  { _key, title, key, tempo, chart, file }: z.output<typeof downloadSchema>,
  { baseUrl, projectId, dataset }: ImageConfig,
): Download {
  const url = `${baseUrl}/files/${projectId}/${dataset}/${file._id.replace(FILE_ID, '$1.$2')}`
  return {
    _key,
    title,
    url,
    saveUrl: `${url}?dl=${encodeURIComponent(file.originalFilename)}`,
    isAudio: file.mimeType.startsWith('audio/'),
    size: file.size ?? null,
    key,
    tempo: tempo ?? null,
    rows: rowsOf(chart),
  }
}

/** `| Am7 | D7 |`, a row per line. */
function rowsOf(chart: string): string[][] {
  const bars = (row: string) => row.split('|').map((bar) => bar.trim())
  return chart
    .split('\n')
    .map((row) => bars(row).filter(Boolean))
    .filter((row) => row.length > 0)
}
