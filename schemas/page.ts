import { DocumentIcon } from '@sanity/icons/Document'
import { defineField, defineType } from 'sanity'
import { slugField } from './fields.ts'
import { localizedString, localizedText, spanish } from './localized.ts'

export const page = defineType({
  name: 'page',
  title: 'Página',
  description: 'El encabezado y los textos para buscadores de una página del sitio.',
  type: 'document',
  icon: DocumentIcon,
  fields: [
    localizedString('title', 'Título', 'El encabezado principal de la página.'),
    slugField('title', 'La ruta sin la primera barra: «niveles».'),
    localizedText('intro', 'Entradilla', 'El párrafo que sigue al título.'),
    defineField({
      name: 'seo',
      title: 'Buscadores y redes',
      description: 'Lo que se ve de la página fuera de ella.',
      type: 'seo',
    }),
  ],
  preview: {
    select: { title: 'title', slug: 'slug.current' },
    prepare: ({ title, slug }) => ({
      title: spanish(title) ?? 'Sin título',
      subtitle: `/${slug ?? ''}`,
    }),
  },
})
