import { DocumentIcon } from '@sanity/icons/Document'
import { defineArrayMember, defineField, defineType } from 'sanity'
import {
  type PageLayout,
  type PagePlacement,
  type PageScene,
  pageLayouts,
  pagePlacements,
  pageScenes,
} from '../domain/page-layouts.ts'
import { routedPages, systemPages } from '../domain/system-documents.ts'
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

const layoutTitles: Record<PageLayout, string> = {
  reading: 'Para leer: el texto sobre papel, con su imagen y su botón',
  cards: 'Tarjetas',
  soon: 'Próximamente: tarjetas y lista de espera',
  community: 'En construcción: cada tarjeta avisa de cuándo abre',
  contact: 'Formulario de contacto',
}

const placementTitles: Record<PagePlacement, string> = {
  menu: 'El menú',
  map: 'El mapa',
  footer: 'El pie',
}

const sceneTitles: Record<PageScene, string> = {
  cabin: 'El camarote',
  seal: 'El sello de lacre',
  stage: 'El escenario',
  tavern: 'La taberna',
  crewDeck: 'La cubierta de la tripulación',
  bow: 'La proa',
}

type Slugged = { slug?: { current?: string } } | undefined

/** A route of its own renders the page: the document provides its texts alone. */
const isRouted = ({ document }: { document?: unknown }) =>
  routedPages.includes((document as Slugged)?.slug?.current ?? '')

/** The site links to it by itself. */
const isSystem = ({ document }: { document?: unknown }) =>
  systemPages.includes((document as Slugged)?.slug?.current ?? '')

export const page = defineType({
  name: 'page',
  title: 'Página',
  description:
    'Una página del sitio: al publicarla existe, en todos los idiomas. Lo que no usa se deja vacío.',
  type: 'document',
  icon: DocumentIcon,
  fields: [
    localizedString('title', 'Título', 'El encabezado principal de la página.'),
    slugField('title', 'La ruta sin la primera barra: «niveles».'),
    localizedText('intro', 'Entradilla', 'El párrafo que sigue al título.'),
    defineField({
      name: 'layout',
      title: 'Tipo de página',
      description: 'Cómo se presenta lo que dice.',
      type: 'string',
      options: { list: pageLayouts.map((value) => ({ value, title: layoutTitles[value] })) },
      initialValue: 'reading',
      hidden: isRouted,
      validation: (rule) =>
        rule.custom((layout, context) =>
          layout || isRouted(context) ? true : 'Elige cómo se presenta la página.',
        ),
    }),
    defineField({
      name: 'scene',
      title: 'Dibujo del encabezado',
      description: 'El rincón del barco que acompaña al título.',
      type: 'string',
      options: { list: pageScenes.map((value) => ({ value, title: sceneTitles[value] })) },
      initialValue: 'cabin',
      hidden: isRouted,
    }),
    defineField({
      name: 'placement',
      title: 'Enlaces',
      description: 'Desde dónde se llega a la página. El mapa tiene sitio para tres islas nuevas.',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: {
        list: pagePlacements.map((value) => ({ value, title: placementTitles[value] })),
        layout: 'grid',
      },
      hidden: isSystem,
    }),
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
      name: 'action',
      title: 'Botón',
      description: 'Al pie del texto: adónde seguir.',
      type: 'callToAction',
      hidden: isRouted,
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
