import { SearchIcon } from '@sanity/icons/Search'
import { defineType } from 'sanity'
import { localizedString, localizedText } from './localized.ts'

export const seo = defineType({
  name: 'seo',
  title: 'Buscadores y redes',
  description: 'Lo que enseñan los buscadores y las redes cuando alguien comparte la página.',
  type: 'object',
  icon: SearchIcon,
  options: { collapsible: true, collapsed: true },
  fields: [
    localizedString('title', 'Título', 'Unos 60 caracteres; más, y los buscadores lo cortan.'),
    localizedText('description', 'Descripción', 'Una o dos frases, unos 155 caracteres.'),
  ],
})
