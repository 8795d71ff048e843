import { DropIcon } from '@sanity/icons/Drop'
import { defineField, defineType } from 'sanity'
import { byOrder, orderField } from './fields.ts'
import { localizedString, spanish } from './localized.ts'

export const paletteColor = defineType({
  name: 'paletteColor',
  title: 'Color de la paleta',
  description: 'Uno de los colores con los que está pintado el sitio.',
  type: 'document',
  icon: DropIcon,
  orderings: [byOrder],
  fields: [
    localizedString('name', 'Nombre', 'Como lo llama la tripulación.'),
    defineField({
      name: 'hex',
      title: 'Color',
      description: 'Almohadilla y seis cifras hexadecimales: #1e3a8a.',
      type: 'string',
      validation: (rule) =>
        rule
          .required()
          .regex(/^#[0-9a-f]{6}$/)
          .error('Escribe # y seis cifras hexadecimales en minúsculas, como #1e3a8a.'),
    }),
    defineField({
      name: 'variable',
      title: 'Variable CSS',
      description: 'El nombre con el que el sitio usa el color. Si cambia, deja de encontrarlo.',
      type: 'string',
      validation: (rule) =>
        rule
          .required()
          .regex(/^--color-[a-z]+(-[a-z]+)*$/)
          .error('Empieza por --color- y sigue en minúsculas.'),
    }),
    orderField(),
  ],
  preview: {
    select: { name: 'name', hex: 'hex' },
    prepare: ({ name, hex }) => ({ title: spanish(name) ?? 'Sin nombre', subtitle: hex }),
  },
})
