import { DropIcon } from '@sanity/icons/Drop'
import { type CustomValidatorResult, defineField, defineType, type ValidationContext } from 'sanity'
import es from '../domain/messages/es/style.ts'
import { type Measured, MIN_CONTRAST, measure } from '../domain/palette/pairs.ts'
import { readable } from '../domain/palette/readable.ts'
import { type Palette, type PaletteName, SPECIFIED } from '../domain/palette/tints.ts'
import { byOrder, orderField } from './fields.ts'
import { localizedString, spanish } from './localized.ts'

const HEX = /^#[0-9a-f]{6}$/
const OTHERS = `*[_type == "paletteColor" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))
  && variable != $variable]{ hex, variable }`

interface Hue {
  hex?: string
  variable?: string
}

const named = ({ hex = '', variable = '' }: Hue) =>
  HEX.test(hex) ? { [variable.replace('--color-', '')]: hex } : {}

/** The pair that is read worst for what it is used for; the palette must have one. */
function worst(palette: Palette): Measured | undefined {
  return measure(palette)
    .filter(({ passes }) => !passes)
    .sort((a, b) => a.ratio / MIN_CONTRAST[a.use] - b.ratio / MIN_CONTRAST[b.use])[0]
}

/** Warns when the site will not use this colour as it is, because some text would be unreadable. */
async function stayReadable(
  hex: string | undefined,
  { document, getClient }: ValidationContext,
): Promise<CustomValidatorResult> {
  const color = { hex, variable: document?.variable as string | undefined }
  const [[name] = []] = Object.entries(named(color))
  if (!hex || !name || !(name in SPECIFIED)) return true
  const client = getClient({ apiVersion: '2025-01-01' })
  const others: Hue[] = await client.fetch(OTHERS, { variable: color.variable })
  const chosen: Palette = Object.assign({ ...SPECIFIED }, ...others.map(named), named(color))
  const painted = readable(chosen)
  const instead = painted[name as PaletteName]
  const pair = worst({ ...painted, [name]: hex }) ?? worst(chosen)
  if (instead === hex || !pair) return true
  const { front, ground, use, ratio } = pair
  const [is, least] = [ratio, MIN_CONTRAST[use]].map((number) =>
    number.toLocaleString('es', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  )
  return `Con este color no se lee bien «${es.colors[front]}» sobre «${es.colors[ground]}»: su contraste es ${is} y hacen falta ${least}. Mientras tanto, el sitio lo pinta de ${instead}.`
}

export const paletteColor = defineType({
  name: 'paletteColor',
  title: 'Color de la paleta',
  description: 'Uno de los colores con los que está pintado el sitio.',
  type: 'document',
  icon: DropIcon,
  orderings: [byOrder],
  fields: [
    localizedString('name', 'Nombre', 'Como lo llama la tripulación.'),
    defineField({
      name: 'hex',
      title: 'Color',
      description: 'Almohadilla y seis cifras hexadecimales: #1e3a8a.',
      type: 'string',
      validation: (rule) => [
        rule
          .required()
          .regex(HEX)
          .error('Escribe # y seis cifras hexadecimales en minúsculas, como #1e3a8a.'),
        rule.custom(stayReadable).warning(),
      ],
    }),
    defineField({
      name: 'variable',
      title: 'Variable CSS',
      description: 'El nombre con el que el sitio usa el color. Si cambia, deja de encontrarlo.',
      type: 'string',
      validation: (rule) =>
        rule
          .required()
          .regex(/^--color-[a-z]+(-[a-z]+)*$/)
          .error('Empieza por --color- y sigue en minúsculas.'),
    }),
    orderField(),
  ],
  preview: {
    select: { name: 'name', hex: 'hex' },
    prepare: ({ name, hex }) => ({ title: spanish(name) ?? 'Sin nombre', subtitle: hex }),
  },
})
