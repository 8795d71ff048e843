import { DownloadIcon } from '@sanity/icons/Download'
import { LockIcon } from '@sanity/icons/Lock'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { localizedRichText, localizedString, spanish } from './localized.ts'
import { memberContentId, publicIdOf } from './memberContentId.ts'

/** Bars between vertical lines, a row of them per line: `| Am7 | D7 |`. */
const CHART = /^\|[^|\n]+(\|[^|\n]+)*\|$/

/** Validation of a chord chart: `true`, or the message that the captain reads. */
export function rowsOfBars(chart: string | undefined): true | string {
  const wrong = chart
    ?.trim()
    .split('\n')
    .find((row) => !CHART.test(row.trim()))
  return (
    wrong === undefined || `No se entiende «${wrong}»: escribe los compases así: «| Am7 | D7 |».`
  )
}

const download = defineArrayMember({
  name: 'download',
  title: 'Archivo',
  type: 'object',
  icon: DownloadIcon,
  fields: [
    localizedString('title', 'Título', 'Lo que se lee junto al archivo.'),
    defineField({
      name: 'file',
      title: 'Archivo',
      description: 'Un audio se escucha en la página; cualquier otra cosa se descarga.',
      type: 'file',
      validation: (rule) => rule.required().assetRequired().error('Falta el archivo.'),
    }),
    localizedString('key', 'Tonalidad', 'De una pista: «La mayor (blues)».', { required: false }),
    defineField({
      name: 'tempo',
      title: 'Tempo',
      description: 'De una pista, en pulsos por minuto.',
      type: 'number',
      validation: (rule) => rule.integer().min(30).max(300),
    }),
    defineField({
      name: 'chart',
      title: 'Acordes',
      description: 'De una pista: compases entre barras, una fila por línea: «| A7 | D7 |».',
      type: 'text',
      rows: 4,
      validation: (rule) => rule.custom(rowsOfBars),
    }),
  ],
  preview: {
    select: { title: 'title', name: 'file.asset.originalFilename' },
    prepare: ({ title, name }) => ({ title: spanish(title) ?? 'Sin título', subtitle: name }),
  },
})

/**
 * The members-only part of a public document. Its id is `members.` and the id of that document: a
 * document with a dot in its id cannot be read without a token.
 */
export const memberContent = defineType({
  name: 'memberContent',
  title: 'Contenido para miembros',
  description: 'Lo que hay dentro de una lección, de un tesoro o de una canción.',
  type: 'document',
  icon: LockIcon,
  validation: (rule) =>
    rule.custom((document) => {
      const id = document?._id.replace(/^drafts\./, '') ?? ''
      return (
        id === memberContentId(publicIdOf(id)) ||
        'Este documento lo podría leer cualquiera: ábrelo desde su lección, su tesoro o su canción.'
      )
    }),
  fields: [
    defineField({
      name: 'sheet',
      title: 'Partitura',
      description: 'Letra, acordes, melodía y banda de una canción.',
      type: 'songSheet',
      // Opened behind a song, it begins with a value (`songContent` of the Studio).
      hidden: ({ value }) => value === undefined,
    }),
    localizedRichText('body', 'Texto', 'La lección entera: texto, acordes, tablaturas, vídeos.'),
    defineField({
      name: 'downloads',
      title: 'Archivos',
      description:
        'Pistas para tocar encima, partituras… La dirección de un archivo no es secreta.',
      type: 'array',
      of: [download],
    }),
  ],
  preview: {
    select: { id: '_id', body: 'body' },
    prepare: ({ id, body }) => ({
      title: 'Contenido para miembros',
      subtitle: `${publicIdOf(String(id))}${Array.isArray(body) ? '' : ' · vacío'}`,
    }),
  },
})
