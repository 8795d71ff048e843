import { defineField } from 'sanity'
import { card, cardTexts, items, linkedCard } from '../cards.ts'
import { lineMember, targetField } from '../fields.ts'
import { localizedString } from '../localized.ts'
import { actionField, section } from './section.ts'

const lesson = card('lesson', 'Lección', [
  ...cardTexts,
  defineField({
    name: 'minutes',
    title: 'Minutos',
    description: 'Lo que dura.',
    type: 'number',
    validation: (rule) => rule.required().integer().positive(),
  }),
  targetField(),
])

const module = card('module', 'Módulo', [
  ...cardTexts,
  items('topics', 'Temas', 'Lo que se trabaja, en orden.', lineMember('topic', 'Tema')),
])

const step = card('step', 'Etapa', [
  localizedString('weeks', 'Semanas', '«Semanas 1 y 2».'),
  ...cardTexts,
])

export const blog = section('blog', 'Blog', 'Los tres artículos más recientes.', 'learning', [
  localizedString('moreLabel', 'Enlace al blog', '«Leer toda la bitácora».'),
])

export const freeLessons = section(
  'freeLessons',
  'Lecciones gratis',
  'Ancla #free-lessons.',
  'learning',
  [items('lessons', 'Lecciones', 'Se ven sin pagar.', lesson)],
)

export const premiumCurriculum = section(
  'premiumCurriculum',
  'Programa Capitán',
  'Ancla #premium-curriculum.',
  'learning',
  [
    defineField({
      name: 'teaserPrice',
      title: 'Precio «desde»',
      description: 'En euros al mes: el reclamo de la portada.',
      type: 'number',
      validation: (rule) => rule.required().min(0).precision(2),
    }),
    items('modules', 'Módulos', 'El programa, en orden.', module),
    actionField(),
  ],
)

export const learningPath = section(
  'learningPath',
  'Ruta de 12 semanas',
  'Ancla #learning-path.',
  'learning',
  [items('steps', 'Etapas', 'De la primera semana a la duodécima.', step)],
)

export const tools = section('tools', 'Herramientas', 'Ancla #tools.', 'learning', [
  items('items', 'Herramientas', 'El arsenal.', linkedCard('tool', 'Herramienta')),
])

export const songs = section(
  'songs',
  'Canciones',
  'Ancla #songs-lib. Las tarjetas son los documentos «Género».',
  'learning',
  [actionField()],
)
