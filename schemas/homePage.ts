import { HomeIcon } from '@sanity/icons/Home'
import { defineField, defineType } from 'sanity'
import {
  blog,
  freeLessons,
  learningPath,
  premiumCurriculum,
  songs,
  tools,
} from './home/learning.ts'
import { benefits, comparison, feedback, marquee, testimonials, videos } from './home/members.ts'
import { features, hero, levels, reserve } from './home/opening.ts'

export const homePage = defineType({
  name: 'homePage',
  title: 'Portada',
  description: 'La página de inicio, sección por sección y en su orden.',
  type: 'document',
  icon: HomeIcon,
  groups: [
    { name: 'opening', title: 'Bienvenida' },
    { name: 'learning', title: 'Aprender' },
    { name: 'members', title: 'Tripulación y planes' },
    { name: 'seo', title: 'Buscadores' },
  ],
  fields: [
    defineField({
      name: 'seo',
      title: 'Buscadores y redes',
      description: 'Lo que se ve de la portada fuera de ella.',
      type: 'seo',
      group: 'seo',
    }),
    hero,
    levels,
    features,
    reserve,
    testimonials,
    blog,
    freeLessons,
    premiumCurriculum,
    benefits,
    learningPath,
    tools,
    songs,
    feedback,
    comparison,
    videos,
    marquee,
  ],
  preview: { prepare: () => ({ title: 'Portada' }) },
})
