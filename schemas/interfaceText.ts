import { TranslateIcon } from '@sanity/icons/Translate'
import { defineField, defineType, type ValidationContext } from 'sanity'
import { catalogueText, foreignPlaceholders } from './catalogue.ts'
import { localizedString, spanish } from './localized.ts'

/** The name of a text of the interface: `common:nav.blog`. The Studio lets it be searched for. */
export const interfaceTextKey = defineType({
  name: 'interfaceTextKey',
  title: 'Texto del sitio',
  type: 'string',
})

const OTHERS = `count(*[_type == "interfaceText" && key == $key
  && !(_id in [$id, "drafts." + $id]) && !(_id in path("versions.**"))])`

/** The order in which two documents change one text is undefined. */
async function onlyHere(key: string | undefined, { document, getClient }: ValidationContext) {
  if (!key) return true
  if (catalogueText(key) === undefined) return 'El sitio no tiene ese texto.'
  const id = document?._id.replace(/^drafts\./, '')
  const others = await getClient({ apiVersion: '2025-02-19' }).fetch<number>(OTHERS, { key, id })
  return others === 0 || 'Ese texto ya lo cambia otro documento: sigue en él.'
}

export const interfaceText = defineType({
  name: 'interfaceText',
  title: 'Texto de la interfaz',
  description: 'Un botón, una etiqueta o un aviso del sitio, dicho de otra manera.',
  type: 'document',
  icon: TranslateIcon,
  fields: [
    defineField({
      name: 'key',
      title: 'Texto',
      description: 'Búscalo por lo que dice en español o por su clave.',
      type: 'interfaceTextKey',
      validation: (rule) =>
        rule.required().error('Elige el texto que quieres cambiar.').custom(onlyHere),
    }),
    localizedString(
      'text',
      'En su lugar',
      'Lo que se leerá. En los idiomas que dejes vacíos se lee lo de siempre. Lo que va entre llaves, como {{count}}, lo pone el sitio.',
      { required: false },
    ),
  ],
  validation: (rule) =>
    rule.custom((document) => {
      const foreign = foreignPlaceholders(document?.key, document?.text)
      return foreign.length === 0 || `El sitio no sabe qué poner en ${foreign.join(', ')}.`
    }),
  preview: {
    select: { key: 'key', text: 'text' },
    prepare: ({ key, text }) => ({
      title: spanish(text) ?? catalogueText(key) ?? 'Sin texto',
      subtitle: key,
    }),
  },
})
