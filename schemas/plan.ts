import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { defineField, defineType } from 'sanity'
import { byOrder, iconField, lineMember, orderField, slugField } from './fields.ts'
import { localizedString, spanish } from './localized.ts'

function priceField(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'number',
    validation: (rule) => rule.required().min(0).precision(2).error('Un precio en euros, desde 0.'),
  })
}

export const plan = defineType({
  name: 'plan',
  title: 'Plan',
  description: 'Una manera de enrolarse: precio y ventajas.',
  type: 'document',
  icon: CreditCardIcon,
  orderings: [byOrder],
  fields: [
    localizedString('name', 'Nombre', 'El rango que da el plan.'),
    slugField('name', 'El sitio lo reconoce por este nombre: «grumete» o «capitan».'),
    orderField(),
    iconField(),
    defineField({
      name: 'price',
      title: 'Precio',
      description: 'En euros, impuestos incluidos. El ahorro anual lo calcula la página.',
      type: 'object',
      options: { columns: 2 },
      validation: (rule) => rule.required(),
      fields: [
        priceField('monthly', 'Al mes', 'Lo que se paga cada mes.'),
        priceField('annually', 'Al año', 'Lo que se paga de una vez por doce meses.'),
      ],
    }),
    defineField({
      name: 'features',
      title: 'Ventajas',
      description: 'Lo que incluye, lo mejor primero.',
      type: 'array',
      of: [lineMember('planFeature', 'Ventaja')],
      validation: (rule) => rule.required().min(1),
    }),
    defineField({
      name: 'isPremium',
      title: 'Es de pago',
      description: 'Los miembros de este plan abren los cofres.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'isPopular',
      title: 'Es el más popular',
      description: 'Lleva la cinta «¡Más Popular!».',
      type: 'boolean',
      initialValue: false,
    }),
    localizedString('buttonText', 'Texto del botón', 'Corto y con un verbo.'),
  ],
  preview: {
    select: { name: 'name', monthly: 'price.monthly' },
    prepare: ({ name, monthly }) => ({
      title: spanish(name) ?? 'Sin nombre',
      subtitle: monthly === 0 ? 'Gratis' : `${monthly ?? '?'} € al mes`,
    }),
  },
})
