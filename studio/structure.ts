import { BasketIcon } from '@sanity/icons/Basket'
import { BookIcon } from '@sanity/icons/Book'
import { CogIcon } from '@sanity/icons/Cog'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { HomeIcon } from '@sanity/icons/Home'
import { UsersIcon } from '@sanity/icons/Users'
import type { StructureBuilder, StructureResolver } from 'sanity/structure'
import type { singletonTypes } from '../domain/system-documents.ts'
import { inboxItems } from './inbox.ts'
import { publicAndMembers } from './public-and-members.ts'
import { SONG_CONTENT } from './song-content.ts'
import { translatorLanguages } from './translator/role.ts'

const byOrder = [{ field: 'order', direction: 'asc' as const }]
const newestFirst = [{ field: 'publishedAt', direction: 'desc' as const }]
const byCourse = [{ field: 'level.order', direction: 'asc' as const }, ...byOrder]
const byCreation = [{ field: '_createdAt', direction: 'asc' as const }]

/** The Studio's sections, in the captain's words rather than the schema's. What is private is the captain's alone. */
export const structure: StructureResolver = (S, { currentUser }) => {
  const isTranslator = translatorLanguages(currentUser) !== null
  const ofCaptain = (...items: Items) => (isTranslator ? [] : items)
  return S.list()
    .id('content')
    .title('Contenido')
    .items([
      section(S, 'pages', 'Páginas', DocumentsIcon, [
        singleton(S, 'homePage', 'Portada', HomeIcon),
        list(S, 'page', 'Otras páginas', byCreation),
      ]),
      section(S, 'school', 'Escuela', BookIcon, [
        list(S, 'level', 'Niveles', byOrder),
        list(S, 'lesson', 'Lecciones', byCourse, publicAndMembers(S, 'lesson')),
        list(S, 'techniqueSet', 'Técnicas', byOrder),
        list(S, 'article', 'Artículos', newestFirst),
        list(S, 'tag', 'Etiquetas', byCreation),
        list(S, 'songGenre', 'Géneros de canciones', byOrder),
        list(S, 'song', 'Canciones', byOrder, publicAndMembers(S, 'song', SONG_CONTENT)),
      ]),
      section(S, 'shop', 'Tienda', BasketIcon, [
        list(S, 'plan', 'Planes', byOrder),
        list(S, 'treasure', 'Tesoros', byOrder, publicAndMembers(S, 'treasure')),
        list(S, 'shopCategory', 'Categorías', byOrder),
        list(S, 'partnerStore', 'Tiendas amigas', byOrder),
      ]),
      section(S, 'members', 'Tripulación', UsersIcon, [
        testimonialsToReview(S),
        list(S, 'testimonial', 'Testimonios', byOrder),
        list(S, 'galleryDecoration', 'Galería decorativa', byOrder),
        ...ofCaptain(list(S, 'hiddenMedium', 'Ocultos de la galería', byCreation)),
      ]),
      ...ofCaptain(section(S, 'inbox', 'Buzón', EnvelopeIcon, inboxItems(S))),
      section(S, 'settings', 'Ajustes', CogIcon, [
        singleton(S, 'siteSettings', 'Ajustes del sitio', CogIcon),
        list(S, 'paletteColor', 'Paleta de colores', byOrder),
        list(S, 'interfaceText', 'Textos de la interfaz', byCreation),
      ]),
    ])
}

type Items = Parameters<ReturnType<StructureBuilder['list']>['items']>[0]
type Ordering = Parameters<ReturnType<StructureBuilder['documentTypeList']>['defaultOrdering']>[0]

function section(
  S: StructureBuilder,
  id: string,
  title: string,
  icon: typeof CogIcon,
  items: Items,
) {
  return S.listItem()
    .id(id)
    .title(title)
    .icon(icon)
    .child(S.list().id(id).title(title).items(items))
}

/** @param open what a document of the list opens as; its form by default */
function list(
  S: StructureBuilder,
  type: string,
  title: string,
  ordering: Ordering,
  open?: ReturnType<typeof publicAndMembers>,
) {
  const documents = S.documentTypeList(type).title(title).defaultOrdering(ordering)
  return S.documentTypeListItem(type)
    .title(title)
    .child(open ? documents.child(open) : documents)
}

/** Testimonials to review: sent by visitors or changed by the captain, so drafts in both cases. */
function testimonialsToReview(S: StructureBuilder) {
  const title = 'Por revisar'
  return S.listItem().id('review').title(title).icon(EyeOpenIcon).child(
    S.documentTypeList('testimonial')
      .id('review')
      .title(title)
      .apiVersion('v2025-02-19')
      // The list reads with drafts laid over what is published, where only _originalId tells a
      // draft; the listener that refreshes it sees documents as they are stored.
      .filter(
        '_type == "testimonial" && (_originalId in path("drafts.**") || _id in path("drafts.**"))',
      )
      .defaultOrdering(byCreation)
      .initialValueTemplates([]),
  )
}

/** A document that exists once, with its type for an id: opened directly, without a list. */
function singleton(
  S: StructureBuilder,
  type: (typeof singletonTypes)[number],
  title: string,
  icon: typeof CogIcon,
) {
  return S.listItem()
    .id(type)
    .title(title)
    .icon(icon)
    .child(S.document().schemaType(type).documentId(type).title(title))
}
