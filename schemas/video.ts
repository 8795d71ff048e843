import { PlayIcon } from '@sanity/icons/Play'
import { defineField, defineType } from 'sanity'
import { localizedString, spanish } from './localized.ts'

export const video = defineType({
  name: 'video',
  title: 'Vídeo',
  description: 'Un vídeo de YouTube con su propia carátula: no se carga nada hasta que se pulsa.',
  type: 'object',
  icon: PlayIcon,
  fields: [
    defineField({
      name: 'videoId',
      title: 'Identificador de YouTube',
      description: 'Los 11 caracteres que siguen a «v=» en la dirección del vídeo.',
      type: 'string',
      validation: (rule) =>
        rule
          .required()
          .regex(/^[\w-]{11}$/)
          .error('Son exactamente 11 letras, cifras, guiones o guiones bajos.'),
    }),
    defineField({
      name: 'sample',
      title: 'De muestra',
      description:
        'Un vídeo de otros en el sitio del tuyo, que está por venir: se dice bajo su título.',
      type: 'boolean',
      initialValue: false,
    }),
    localizedString('title', 'Título', 'El nombre del vídeo, tal como se lee sobre la carátula.'),
    defineField({
      name: 'poster',
      title: 'Carátula',
      description: 'La imagen que se ve antes de pulsar; apaisada, 16:9.',
      type: 'picture',
    }),
  ],
  preview: {
    select: { title: 'title', videoId: 'videoId', media: 'poster' },
    prepare: ({ title, videoId, media }) => ({
      title: spanish(title) ?? 'Sin título',
      subtitle: videoId,
      media,
    }),
  },
})
