import { z } from 'zod'
import { NAMINGS, type Naming } from '../../domain/music/naming.ts'
import { chordName } from '../../domain/music/note-names.ts'
import { type DownloadGrant, type Downloads, FILE_ID } from './downloads.server.ts'
import { localized } from './localized.ts'
import { maybeText, text } from './parse.server.ts'

/** Inside the braces of a download: what `downloadSchema` reads. */
export const downloadFields = `
  _key,
  ${localized('title')},
  ${localized('key')},
  tempo,
  chart,
  "file": file.asset->{ _id, mimeType, size, originalFilename }` as const

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
  /** URL to play or fetch it from. */
  url: string
  /** URL that saves it under the name of the uploaded file. */
  saveUrl: string
  isAudio: boolean
  /** Bytes. */
  size: number | null
  key: string
  /** Beats a minute. */
  tempo: number | null
  /** The chords of each bar in every naming, a list for each row. */
  rows: Record<Naming, string>[][]
}

/**
 * Ready to show, with addresses for one member.
 *
 * @param language of the page
 */
export async function toDownload(
  { _key, title, key, tempo, chart, file }: z.output<typeof downloadSchema>,
  downloads: Downloads,
  reader: Pick<DownloadGrant, 'memberId' | 'tier'>,
  language: string,
): Promise<Download> {
  const filename = file.originalFilename || file._id.replace(FILE_ID, '$1.$2')
  const url = await downloads.link({ ...reader, fileId: file._id, filename })
  return {
    _key,
    title,
    url,
    saveUrl: `${url}&save`,
    isAudio: file.mimeType.startsWith('audio/'),
    size: file.size ?? null,
    key,
    tempo: tempo ?? null,
    rows: rowsOf(chart).map((row) => row.map((bar) => inNamings(bar, language))),
  }
}

/** The chords of a bar, named for whatever a reader wants. */
function inNamings(bar: string, language: string) {
  const named = NAMINGS.map((names) => {
    const chords = bar.split(' ').map((chord) => chordName(chord, { names, language }))
    return [names, chords.join(' ')]
  })
  return Object.fromEntries(named) as Record<Naming, string>
}

/** `| Am7 | D7 |`, a row per line. */
function rowsOf(chart: string): string[][] {
  const bars = (row: string) => row.split('|').map((bar) => bar.trim())
  return chart
    .split('\n')
    .map((row) => bars(row).filter(Boolean))
    .filter((row) => row.length > 0)
}
