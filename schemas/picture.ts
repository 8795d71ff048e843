import { defineField, defineType } from 'sanity'
import { localizedString, spanish, spanishRequired } from './localized.ts'

interface PictureValue {
  asset?: unknown
  alt?: unknown
}

/** Validation of a picture that a document cannot do without. */
export function pictureRequired(picture: unknown): true | string {
  return (picture as PictureValue | undefined)?.asset ? true : 'Sube una imagen.'
}

const alt = localizedString(
  'alt',
  'Texto alternativo',
  'Lo que ve quien no puede ver la imagen: qué muestra, en una frase.',
  { required: false },
)

export const picture = defineType({
  name: 'picture',
  title: 'Imagen',
  description: 'Una imagen con su encuadre y su texto alternativo.',
  type: 'image',
  options: { hotspot: true },
  fields: [
    defineField({
      ...alt,
      validation: (rule) =>
        rule.custom((value, { parent }) =>
          (parent as PictureValue | undefined)?.asset ? spanishRequired(value) : true,
        ),
    }),
  ],
  preview: {
    select: { alt: 'alt', media: 'asset' },
    prepare: ({ alt, media }) => ({ title: spanish(alt) ?? 'Sin texto alternativo', media }),
  },
})
