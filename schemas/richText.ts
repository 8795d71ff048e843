import { defineArrayMember, defineField, defineType } from 'sanity'
import { languages } from './localized.ts'

/** The web, a mailbox, a page of the site or a heading of the same page; never a script. */
const HREF = /^(https?:\/\/\S+|mailto:\S+@\S+|\/(?![/\\])\S*|#\S+)$/

const link = defineArrayMember({
  name: 'link',
  title: 'Enlace',
  type: 'object',
  fields: [
    defineField({
      name: 'href',
      title: 'Destino',
      description: 'Una dirección («https://…»), un correo («mailto:…») o una página («/planes»).',
      type: 'string',
      validation: (rule) =>
        rule
          .required()
          .regex(HREF)
          .error('Empieza por «https://», «mailto:», «/» (una página) o «#» (un apartado).'),
    }),
  ],
})

const foreign = defineArrayMember({
  name: 'foreign',
  title: 'Palabras de otra lengua',
  type: 'object',
  fields: [
    defineField({
      name: 'language',
      title: 'Lengua',
      description: 'En ella las pronuncian los lectores de pantalla.',
      type: 'string',
      options: { list: languages.map(({ id, title }) => ({ value: id, title })) },
      validation: (rule) => rule.required(),
    }),
  ],
})

const block = defineArrayMember({
  type: 'block',
  styles: [
    { title: 'Párrafo', value: 'normal' },
    { title: 'Apartado', value: 'h2' },
    { title: 'Subapartado', value: 'h3' },
    { title: 'Cita', value: 'blockquote' },
  ],
  lists: [
    { title: 'Lista', value: 'bullet' },
    { title: 'Lista numerada', value: 'number' },
  ],
  marks: {
    decorators: [
      { title: 'Negrita', value: 'strong' },
      { title: 'Cursiva', value: 'em' },
    ],
    annotations: [link, foreign],
  },
})

/** Portable text with the blocks of a guitar lesson. Its texts are plain: it exists once per language. */
export const richText = defineType({
  name: 'richText',
  title: 'Texto con bloques',
  description:
    'Párrafos y, entre ellos, imágenes, acordes, tablaturas, ejercicios, letras, avisos y vídeos.',
  type: 'array',
  of: [
    block,
    defineArrayMember({ type: 'figure' }),
    defineArrayMember({ type: 'chords' }),
    defineArrayMember({ type: 'tablature' }),
    defineArrayMember({ type: 'callout' }),
    defineArrayMember({ type: 'practice' }),
    defineArrayMember({ type: 'lyrics' }),
    defineArrayMember({ type: 'video' }),
  ],
})
