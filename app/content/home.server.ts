import { z } from 'zod'
import { homePageQuery } from './home.query.ts'
import { framePicture, type Picture, pictureSchema } from './image.server.ts'
import { listOf, maybeText, optional, parseOne, text } from './parse.server.ts'
import type { ContentSource } from './source.server.ts'
import { toVideo, type Video, videoSchema } from './video.server.ts'

const key = z.string()
const heading = { title: text, intro: maybeText }
const action = optional(z.object({ label: text, target: text }), 'homePage action')
const linkedCard = z.object({
  _key: key,
  icon: maybeText,
  title: text,
  text: maybeText,
  target: text,
})

function section<Shape extends z.ZodRawShape>(name: string, shape: Shape) {
  return optional(z.object({ ...heading, ...shape }), `homePage.${name}`)
}

function items<Schema extends z.ZodType>(name: string, schema: Schema) {
  return listOf(schema, `homePage.${name}`)
}

/** Each section stands alone: one that is missing or malformed is left out, the page stays. */
export const homePageSchema = z.object({
  _createdAt: z.string(),
  seo: optional(z.object({ title: maybeText, description: maybeText }), 'homePage.seo'),
  hero: section('hero', {
    badge: maybeText,
    startLabel: maybeText,
    demoLabel: maybeText,
    plansLabel: maybeText,
    freeLabel: maybeText,
    image: optional(pictureSchema, 'homePage.hero.image'),
  }),
  levels: section('levels', {}),
  features: section('features', { items: items('features.items', linkedCard) }),
  reserve: section('reserve', { action }),
  testimonials: section('testimonials', {}),
  blog: section('blog', { moreLabel: maybeText }),
  freeLessons: section('freeLessons', {
    lessons: items(
      'freeLessons.lessons',
      z.object({
        _key: key,
        title: text,
        text: maybeText,
        minutes: z.number().positive(),
        target: text,
      }),
    ),
  }),
  premiumCurriculum: section('premiumCurriculum', {
    teaserPrice: z.number().nonnegative().nullish(),
    modules: items(
      'premiumCurriculum.modules',
      z.object({
        _key: key,
        title: text,
        text: maybeText,
        topics: items('premiumCurriculum.topics', z.object({ _key: key, text })),
      }),
    ),
    action,
  }),
  benefits: section('benefits', {
    items: items('benefits.items', linkedCard.omit({ target: true })),
  }),
  learningPath: section('learningPath', {
    steps: items(
      'learningPath.steps',
      z.object({ _key: key, weeks: maybeText, title: text, text: maybeText }),
    ),
  }),
  tools: section('tools', { items: items('tools.items', linkedCard) }),
  songs: section('songs', { action }),
  feedback: section('feedback', { action }),
  comparison: section('comparison', {
    rows: items(
      'comparison.rows',
      z.object({
        _key: key,
        label: text,
        grumete: maybeText,
        capitan: maybeText,
        soon: z.boolean().nullish(),
      }),
    ),
  }),
  videos: section('videos', { items: items('videos.items', videoSchema.extend({ _key: key })) }),
  marquee: section('marquee', {}),
})

type Raw = z.output<typeof homePageSchema>
type Hero = Omit<NonNullable<Raw['hero']>, 'image'> & { image: Picture | null }
type Videos = Omit<NonNullable<Raw['videos']>, 'items'> & { items: (Video & { _key: string })[] }

export type HomePage = Omit<Raw, 'hero' | 'videos'> & { hero: Hero | null; videos: Videos | null }

/** A section's content, for the component that shows it. */
export type HomeSection<Name extends keyof HomePage> = NonNullable<HomePage[Name]>

/** The landing page; null before anything is written. */
export async function readHomePage(content: ContentSource, lng: string): Promise<HomePage | null> {
  const raw = parseOne(homePageSchema, await content.fetch(homePageQuery, { lng }), 'homePage')
  if (!raw) return null
  const images = content.imageConfig
  const { hero, videos } = raw
  return {
    ...raw,
    hero: hero && {
      ...hero,
      image:
        hero.image &&
        framePicture(hero.image, images, { widths: [640, 960, 1440, 1920], sizes: '100vw' }),
    },
    videos: videos && {
      ...videos,
      items: videos.items.map((video) => ({ ...toVideo(video, images), _key: video._key })),
    },
  }
}
