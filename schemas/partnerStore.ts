import { CaseIcon } from '@sanity/icons/Case'
import { defineField, defineType } from 'sanity'
import { byOrder, orderField } from './fields.ts'
import { pictureRequired } from './picture.ts'

export const partnerStore = defineType({
  name: 'partnerStore',
  title: 'Tienda amiga',
  description: 'Una tienda de confianza, con su emblema.',
  type: 'document',
  icon: CaseIcon,
  orderings: [byOrder],
  fields: [
    defineField({
      name: 'name',
      title: 'Nombre',
      description: 'El de la tienda, que no se traduce.',
      type: 'string',
      validation: (rule) => rule.required().error('¿Cómo se llama la tienda?'),
    }),
    orderField(),
    defineField({
      name: 'logo',
      title: 'Emblema',
      description: 'Legible a 160 píxeles de ancho.',
      type: 'picture',
      validation: (rule) => rule.custom(pictureRequired),
    }),
    defineField({
      name: 'url',
      title: 'Página web',
      description: 'La dirección completa. Sin ella, el emblema no enlaza a ninguna parte.',
      type: 'url',
      validation: (rule) =>
        rule.uri({ scheme: ['https', 'http'] }).error('Una dirección que empiece por https://.'),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'url', media: 'logo' } },
})
