import { UserIcon } from '@sanity/icons/User'
import { defineField, defineType } from 'sanity'
import { byOrder, orderField } from './fields.ts'
import { localizedText, spanish } from './localized.ts'
import { pictureRequired } from './picture.ts'

export const testimonial = defineType({
  name: 'testimonial',
  title: 'Testimonio',
  description: 'Lo que cuenta alguien de la tripulación.',
  type: 'document',
  icon: UserIcon,
  orderings: [byOrder],
  fields: [
    defineField({
      name: 'name',
      title: 'Nombre',
      description: 'El nombre pirata, tal como se publica.',
      type: 'string',
      validation: (rule) => rule.required().error('Todo pirata tiene un nombre.'),
    }),
    defineField({
      name: 'level',
      title: 'Nivel',
      description: 'El rango de quien habla.',
      type: 'reference',
      to: [{ type: 'level' }],
      validation: (rule) => rule.required().error('Elige su nivel.'),
    }),
    localizedText('quote', 'Testimonio', 'En sus palabras y sin comillas.'),
    defineField({
      name: 'image',
      title: 'Retrato',
      description: 'Cuadrado, con la cara en el centro.',
      type: 'picture',
      validation: (rule) => rule.custom(pictureRequired),
    }),
    orderField(),
    defineField({
      name: 'receivedAt',
      title: 'Recibido',
      description: 'Cuándo llegó por el formulario. Si se borra, tampoco queda en el historial.',
      type: 'datetime',
      readOnly: true,
      hidden: ({ value }) => value === undefined,
    }),
  ],
  preview: {
    select: { title: 'name', quote: 'quote', media: 'image' },
    prepare: ({ title, quote, media }) => ({ title, subtitle: spanish(quote), media }),
  },
})
