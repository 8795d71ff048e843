import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineField, defineType } from 'sanity'
import { languages } from './localized.ts'

/** The forms of the site. */
export const messageKinds = [
  { value: 'contact', title: 'Consultas' },
  { value: 'testimonial', title: 'Testimonios' },
  { value: 'waitlist', title: 'Lista de espera' },
  { value: 'newsletter', title: 'Boletín' },
] as const

const states = [
  { value: 'new', title: 'Nuevo' },
  { value: 'read', title: 'Leído' },
  { value: 'answered', title: 'Contestado' },
]

/** Read-only: the message stays as the visitor sent it. */
function sent(name: string, title: string, description: string, type = 'string') {
  return defineField({ name, title, description, type, readOnly: true })
}

/**
 * A message to the captain. Its id starts with `inbox.`: a document with a dot in its id cannot be
 * read without a token. It is edited live, so that marking it as read needs no publishing.
 */
export const inboxMessage = defineType({
  name: 'inboxMessage',
  title: 'Mensaje',
  description: 'Lo que alguien ha enviado con un formulario del sitio.',
  type: 'document',
  icon: EnvelopeIcon,
  liveEdit: true,
  orderings: [
    { name: 'newest', title: 'Más recientes', by: [{ field: 'receivedAt', direction: 'desc' }] },
  ],
  fields: [
    defineField({
      name: 'state',
      title: 'Estado',
      description: 'Márcalo cuando lo leas y cuando lo contestes.',
      type: 'string',
      options: { list: states, layout: 'radio', direction: 'horizontal' },
      initialValue: 'new',
      validation: (rule) => rule.required(),
    }),
    defineField({
      ...sent('kind', 'Buzón', 'El formulario con el que llegó.'),
      options: { list: [...messageKinds] },
      validation: (rule) => rule.required(),
    }),
    sent('name', 'Nombre', 'Como firma quien escribe.'),
    sent('email', 'Correo', 'Para contestar.'),
    sent('message', 'Mensaje', 'Tal como se envió.', 'text'),
    sent('page', 'Página', 'Desde dónde se envió.'),
    defineField({
      ...sent('language', 'Idioma', 'El del sitio cuando se envió: contesta en él.'),
      options: { list: languages.map(({ id, title }) => ({ value: id, title })) },
      validation: (rule) => rule.required(),
    }),
    defineField({
      ...sent('receivedAt', 'Recibido', 'Cuándo llegó.', 'datetime'),
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { name: 'name', email: 'email', message: 'message', date: 'receivedAt' },
    prepare: ({ name, email, message, date }) => ({
      title: [date?.slice(0, 10), name ?? email ?? 'Anónimo'].filter(Boolean).join(' · '),
      subtitle: message ?? email,
    }),
  },
})
