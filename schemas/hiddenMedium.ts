import { EyeClosedIcon } from '@sanity/icons/EyeClosed'
import { defineField, defineType } from 'sanity'

/**
 * A member's photo or video that the captain has hidden from the gallery; deleting this shows it
 * again. Its id starts with `hidden.`: without a token it cannot be read.
 */
export const hiddenMedium = defineType({
  name: 'hiddenMedium',
  title: 'Oculto de la galería',
  description: 'Una foto o un vídeo que no sale en la galería. Borra esta nota y volverá a salir.',
  type: 'document',
  icon: EyeClosedIcon,
  liveEdit: true,
  fields: [
    defineField({
      name: 'path',
      title: 'Archivo',
      description: 'La carpeta de quien lo subió y el nombre del archivo.',
      type: 'string',
      readOnly: true,
    }),
    defineField({
      name: 'hiddenAt',
      title: 'Oculto desde',
      description: 'Cuándo se quitó.',
      type: 'datetime',
      readOnly: true,
    }),
  ],
  preview: { select: { title: 'path', subtitle: 'hiddenAt' } },
})
