import { defineArrayMember, defineField } from 'sanity'
import { card, cardTexts, items } from '../cards.ts'
import { iconField } from '../fields.ts'
import { localizedString } from '../localized.ts'
import { actionField, section } from './section.ts'

const comparisonRow = card('comparisonRow', 'Fila', [
  localizedString('label', 'Qué se compara', 'La primera columna.'),
  localizedString('grumete', 'Grumete', '«✓» es sí; vacío es no; también vale un texto corto.', {
    required: false,
  }),
  localizedString('capitan', 'Capitán', '«✓» es sí; vacío es no; también vale un texto corto.', {
    required: false,
  }),
  defineField({
    name: 'soon',
    title: 'Todavía no está',
    description: 'La tabla dirá «próximamente».',
    type: 'boolean',
  }),
])

export const testimonials = section(
  'testimonials',
  'Testimonios',
  'Los tres primeros documentos «Testimonio».',
  'members',
)

export const benefits = section('benefits', 'Ventajas', 'Lo que gana quien se enrola.', 'members', [
  items(
    'items',
    'Ventajas',
    'Lo mejor primero.',
    card('benefit', 'Ventaja', [iconField(), ...cardTexts]),
  ),
])

export const feedback = section(
  'feedback',
  'Corrección en vídeo',
  'Envía tu vídeo y te lo corrigen.',
  'members',
  [actionField()],
)

export const comparison = section(
  'comparison',
  'Gratis o de pago',
  'La tabla que compara los dos planes.',
  'members',
  [items('rows', 'Filas', 'Lo que tienen en común, arriba.', comparisonRow)],
)

export const videos = section(
  'videos',
  'Vídeos',
  'El primero es también la lección de prueba.',
  'members',
  [items('items', 'Vídeos', 'Con su carátula.', defineArrayMember({ type: 'video' }))],
)

export const marquee = section(
  'marquee',
  'Cinta de testimonios',
  'Pasan todos los testimonios.',
  'members',
)
