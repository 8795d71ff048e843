import { defineType } from 'sanity'
import { targetField } from './fields.ts'
import { localizedString, spanish } from './localized.ts'

export const callToAction = defineType({
  name: 'callToAction',
  title: 'Botón',
  description: 'Un botón: lo que dice y adónde lleva.',
  type: 'object',
  fields: [
    localizedString('label', 'Texto del botón', 'Corto y con un verbo: «Reserva tu hamaca».'),
    targetField(),
  ],
  preview: {
    select: { label: 'label', target: 'target' },
    prepare: ({ label, target }) => ({ title: spanish(label) ?? 'Sin texto', subtitle: target }),
  },
})
