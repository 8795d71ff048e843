import { MenuIcon } from '@sanity/icons/Menu'
import { createElement } from 'react'
import { defineField, defineType, type PreviewProps } from 'sanity'

const STRINGS = 6
const LINE = /^[A-Ga-g][#b]?\s*\|[-|\dhpbrtxX/\\~]+$/

/**
 * Validation of a tab in plain text: systems of six lines with their bars aligned, a blank line
 * between systems. `true`, or the message that the captain reads.
 */
export function sixLinesPerSystem(tab: string | undefined): true | string {
  if (!tab?.trim()) return 'Escribe la tablatura.'
  const systems = tab.trim().split(/\n(?:[ \t]*\n)+/)
  for (const [index, system] of systems.entries()) {
    const name = `El sistema ${index + 1}`
    const lines = system.split('\n').map((line) => line.trim())
    if (lines.length !== STRINGS) return `${name} tiene ${lines.length} líneas; son seis.`
    const wrong = lines.find((line) => !LINE.test(line))
    if (wrong)
      return `${name}: no se entiende «${wrong}». Cada línea empieza por cuerda y barra: «e|--0--|».`
    const barLines = lines.map((line) => line.slice(line.indexOf('|')).replace(/[^|]/g, '-'))
    if (new Set(barLines).size > 1) return `${name}: las barras de compás no están alineadas.`
  }
  return true
}

/** The first system as it is written: columns only make sense in a monospaced face. */
function TablaturePreview({ title, subtitle }: PreviewProps) {
  return createElement(
    'div',
    { style: { padding: '0.75rem' } },
    createElement('strong', null, title as string),
    createElement(
      'pre',
      { style: { margin: '0.5rem 0 0', overflowX: 'auto', fontSize: '0.75rem' } },
      subtitle as string,
    ),
  )
}

export const tablature = defineType({
  name: 'tablature',
  title: 'Tablatura',
  description: 'Música en seis líneas, escrita con guiones y números.',
  type: 'object',
  icon: MenuIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Título',
      description: 'Qué se toca y a qué tempo; puede faltar.',
      type: 'string',
    }),
    defineField({
      name: 'tab',
      title: 'Tablatura',
      description:
        'Seis líneas por sistema (e|, B|, G|, D|, A|, E|) y una línea en blanco entre sistemas.',
      type: 'text',
      rows: 14,
      validation: (rule) => rule.required().custom(sixLinesPerSystem),
    }),
  ],
  preview: {
    select: { title: 'title', tab: 'tab' },
    prepare: ({ title, tab }) => ({
      title: title ?? 'Tablatura',
      subtitle: tab?.trim().split(/\n[ \t]*\n/)[0],
    }),
  },
  components: { preview: TablaturePreview },
})
