import { defineField } from 'sanity'
import { items, linkedCard } from '../cards.ts'
import { localizedString } from '../localized.ts'
import { actionField, section } from './section.ts'

export const hero = section(
  'hero',
  'Cabecera',
  'La primera pantalla, con el barco y los botones.',
  'opening',
  [
    localizedString('badge', 'Distintivo', 'La línea pequeña sobre el título.'),
    localizedString('startLabel', 'Botón de empezar', '«¡Empieza la aventura!»'),
    localizedString('demoLabel', 'Botón de la demo', 'Abre la lección de prueba.'),
    localizedString('plansLabel', 'Enlace a los planes', '«Ver planes».'),
    localizedString('freeLabel', 'Enlace gratuito', '«Empieza gratis».'),
    defineField({
      name: 'image',
      title: 'Imagen',
      description: 'Sustituye al barco dibujado. Vacía, navega el barco.',
      type: 'picture',
    }),
  ],
)

export const levels = section(
  'levels',
  'Niveles',
  'Las tarjetas son los documentos «Nivel».',
  'opening',
)

export const features = section(
  'features',
  'Qué hay a bordo',
  'La cuadrícula de secciones de la escuela.',
  'opening',
  [
    items(
      'items',
      'Tarjetas',
      'Cada una lleva a una parte de la escuela.',
      linkedCard('feature', 'Tarjeta'),
    ),
  ],
)

export const reserve = section(
  'reserve',
  'Reserva tu plaza',
  'La llamada a enrolarse.',
  'opening',
  [actionField()],
)
