import { CogIcon } from '@sanity/icons/Cog'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { localizedString, localizedText } from './localized.ts'

function switchField(name: string, title: string, description: string, initialValue: boolean) {
  return defineField({
    name,
    title,
    description,
    type: 'boolean',
    initialValue,
    group: 'switches',
    validation: (rule) => rule.required(),
  })
}

const socialLink = defineArrayMember({
  name: 'socialLink',
  title: 'Perfil',
  type: 'object',
  fields: [
    defineField({
      name: 'label',
      title: 'Nombre',
      description: 'El de la red: «Mastodon».',
      type: 'string',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'url',
      title: 'Dirección',
      description: 'La del perfil, completa.',
      type: 'url',
      validation: (rule) => rule.required().uri({ scheme: ['https'] }),
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'url' } },
})

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Ajustes del sitio',
  description: 'Lo que vale para todas las páginas: nombre, contacto, pie e interruptores.',
  type: 'document',
  icon: CogIcon,
  groups: [
    { name: 'identity', title: 'Identidad', default: true },
    { name: 'contact', title: 'Contacto' },
    { name: 'footer', title: 'Pie de página' },
    { name: 'shop', title: 'Tienda' },
    { name: 'tutorials', title: 'Tutoriales' },
    { name: 'switches', title: 'Interruptores' },
  ],
  fields: [
    {
      ...localizedString('title', 'Nombre de la escuela', 'Sale en la cabecera y en la pestaña.'),
      group: 'identity',
    },
    {
      ...localizedText('description', 'Descripción', 'La escuela en una o dos frases.'),
      group: 'identity',
    },
    defineField({
      name: 'contactEmail',
      title: 'Correo de contacto',
      description: 'El que ven los visitantes.',
      type: 'string',
      group: 'contact',
      validation: (rule) => rule.required().email().error('Escribe un correo válido.'),
    }),
    defineField({
      name: 'whatsapp',
      title: 'WhatsApp',
      description: 'El botón flotante que abre una conversación.',
      type: 'object',
      group: 'contact',
      fields: [
        defineField({
          name: 'number',
          title: 'Número',
          description: 'Con prefijo de país y solo cifras: 34600000000.',
          type: 'string',
          validation: (rule) =>
            rule
              .required()
              .regex(/^\d{8,15}$/)
              .error('Solo cifras, con el prefijo del país y sin «+».'),
        }),
        localizedString('message', 'Primer mensaje', 'Lo que aparece ya escrito en el chat.'),
      ],
    }),
    defineField({
      name: 'newsletter',
      title: 'Boletín',
      description: 'La suscripción al boletín del pie de página.',
      type: 'object',
      group: 'footer',
      fields: [
        localizedString('title', 'Título', 'El encabezado del formulario.'),
        localizedText('text', 'Texto', 'Qué recibe quien se apunta y cada cuánto.'),
        localizedString('buttonLabel', 'Texto del botón', 'Corto y con un verbo.'),
      ],
    }),
    {
      ...localizedString('footerText', 'Texto del pie', 'La última línea de todas las páginas.'),
      group: 'footer',
    },
    defineField({
      name: 'social',
      title: 'Redes',
      description: 'Los perfiles de la escuela, por su orden en el pie.',
      type: 'array',
      group: 'contact',
      of: [socialLink],
    }),
    defineField({
      name: 'payments',
      title: 'Formas de pago',
      description: 'Los nombres que enseña la tienda: «VISA», «PayPal».',
      type: 'array',
      group: 'shop',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'tutorials',
      title: 'Tutoriales',
      description: 'El canal de vídeo y lo último que se ha subido a él.',
      type: 'object',
      group: 'tutorials',
      fields: [
        defineField({
          name: 'channelName',
          title: 'Nombre del canal',
          description: 'Como se llama en YouTube.',
          type: 'string',
          validation: (rule) => rule.required(),
        }),
        defineField({
          name: 'uploads',
          title: 'Lista de subidas',
          description:
            'La lista que YouTube lleva de todo lo subido: el identificador del canal con «UU» en lugar de «UC».',
          type: 'string',
          validation: (rule) =>
            rule.regex(/^UU[\w-]{22}$/).error('Empieza por «UU» y tiene 24 caracteres.'),
        }),
        defineField({
          name: 'uploadsPoster',
          title: 'Carátula de la lista',
          description: 'La imagen de la lista de subidas, 16:9. Sin ella sale la del primer vídeo.',
          type: 'picture',
        }),
        defineField({
          name: 'videos',
          title: 'Vídeos',
          description: 'El más nuevo, el primero.',
          type: 'array',
          of: [defineArrayMember({ type: 'video' })],
        }),
      ],
    }),
    switchField(
      'access',
      'Acceso',
      'Abierto: se puede entrar y crear cuenta. Cerrado: el botón avisa de que llegará pronto.',
      true,
    ),
    switchField(
      'memberships',
      'Membresías de pago',
      'Ábrelo cuando haya con qué cobrar; mientras, el botón avisa de que llegará pronto.',
      false,
    ),
    switchField(
      'levelUploads',
      'Subidas en los niveles',
      'Abierto: los miembros pueden subir fotos y vídeos en las páginas de nivel.',
      false,
    ),
    switchField(
      'songRequests',
      'Peticiones de canciones',
      'Abierto: los miembros pueden pedir la canción que quieren aprender.',
      false,
    ),
  ],
  preview: { prepare: () => ({ title: 'Ajustes del sitio' }) },
})
