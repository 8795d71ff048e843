import { DocumentIcon } from '@sanity/icons/Document'
import { defineField, defineType } from 'sanity'
import { card, cardTexts } from './cards.ts'
import { iconField, slugField, targetField } from './fields.ts'
import { localizedRichText, localizedString, localizedText, spanish } from './localized.ts'

const pageCard = card('pageCard', 'Tarjeta', [
  iconField(),
  ...cardTexts,
  targetField({ required: false }),
])

const pageQuestion = card('pageQuestion', 'Pregunta', [
  localizedString('question', 'Pregunta', 'Como la haría quien duda.'),
  localizedText('answer', 'Respuesta', 'La respuesta primero; los matices, después.'),
])

export const page = defineType({
  name: 'page',
  title: 'Página',
  description: 'Los textos de una página del sitio. Lo que la página no usa se deja vacío.',
  type: 'document',
  icon: DocumentIcon,
  fields: [
    localizedString('title', 'Título', 'El encabezado principal de la página.'),
    slugField('title', 'La ruta sin la primera barra: «niveles».'),
    localizedText('intro', 'Entradilla', 'El párrafo que sigue al título.'),
    defineField({
      name: 'image',
      title: 'Imagen',
      description: 'La ilustración principal, si la página la lleva.',
      type: 'picture',
    }),
    localizedRichText('body', 'Texto', 'El cuerpo, en las páginas que se leen.', {
      required: false,
    }),
    defineField({
      name: 'cards',
      title: 'Tarjetas',
      description: 'Lo que la página ofrece, en su orden.',
      type: 'array',
      of: [pageCard],
    }),
    defineField({
      name: 'faq',
      title: 'Preguntas frecuentes',
      description: 'Las que hace de verdad la gente.',
      type: 'array',
      of: [pageQuestion],
    }),
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
