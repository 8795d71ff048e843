import { useTranslation } from 'react-i18next'
import type { Tier } from '../../../domain/may-read.ts'
import type { LessonTeaser } from '../../content/lesson.server.ts'
import type { Level } from '../../content/level.server.ts'
import { CourseSky } from '../../drawings/course-sky.tsx'
import type { BrowserMembers } from '../../members/browser-client.ts'
import type { Voyage } from '../../members/progress/voyage.server.ts'
import { fitTitle } from '../../ui/fit-title.ts'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { levelColor } from '../../ui/level-color.ts'
import { PageHeader } from '../../ui/page-heading.tsx'
import { Section } from '../../ui/section.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { VideoFacade } from '../../ui/video-facade.tsx'
import { CourseStart } from '../lessons/course-start.tsx'
import { LessonList } from '../lessons/lesson-list.tsx'
import { MediaSlot } from './media-slot.tsx'
import { RankLadder } from './rank-ladder.tsx'
import { UploadBox } from './upload-box.tsx'

interface LevelPageProps {
  level: Level
  /** All of them, lowest rank first. */
  levels: Pick<Level, '_id' | 'slug' | 'name' | 'subtitle' | 'icon' | 'color'>[]
  lessons: LessonTeaser[]
  /** Required tier of the lessons; null when the reader has it. */
  lockedFor: Tier | null
  uploadsOpen: boolean
  /** Null for a visitor. */
  members: BrowserMembers | null
  /** The member's progress in this level; null for a visitor. */
  voyage: Voyage | null
}

/** The page of a level: its scene, advice, its lessons, and slots for the member's own media. */
export function LevelPage({ level, members, voyage, ...page }: LevelPageProps) {
  const { t } = useTranslation('levels')
  const { levels, lessons, lockedFor, uploadsOpen } = page
  const own = voyage?.media
  const progress = voyage?.progress ?? null
  const course = { lessons, path: `/niveles/${level.slug}`, lockedFor, progress }
  const { slug, name, subtitle, description, icon, color, quote, image, video } = level
  return (
    <article style={levelColor(color)}>
      <PageHeader>
        <CourseSky level={slug} />
        <div className="mx-auto grid max-w-6xl gap-10 px-5 py-10 md:px-6 md:py-16 lg:grid-cols-[6fr_7fr] lg:items-center lg:gap-14">
          <div className="fit-room">
            <TextLink to="/niveles" className="gap-2">
              <Icon name="arrow-left" className="size-5" />
              {t('all')}
            </TextLink>
            <p className="mt-5 flex items-center gap-2.5 text-[1.25rem] font-bold text-gold">
              <Icon name={icon} className="size-6" />
              {subtitle}
            </p>
            <h1
              className="fit-title mt-2 leading-none [--title-size:3.75rem] md:[--title-size:6rem]"
              style={fitTitle(name)}
            >
              {name}
            </h1>
            <p className="mt-5 text-lg leading-relaxed md:text-xl">{description}</p>
            <CourseStart {...course} />
          </div>
          <MediaSlot slot="image" own={own?.image ?? null} members={members}>
            {image && (
              <Image
                picture={image}
                className="aspect-3/2 w-full rotate-[1.2deg] rounded-[3px] border-10 border-vellum object-cover shadow-[0_30px_50px_-18px_rgb(0_0_0/0.8)] outline-4 -outline-offset-8 outline-(--level,var(--color-amber))"
                priority
              />
            )}
          </MediaSlot>
        </div>
      </PageHeader>
      <LessonList {...course} />
      {quote && (
        <Section ground="paper" className="md:py-16!">
          <figure className="mx-auto max-w-4xl px-6 text-center">
            <blockquote className="display before:content-[open-quote] after:content-[close-quote] text-3xl leading-tight md:text-5xl">
              {quote.text}
            </blockquote>
            {quote.author && <figcaption className="mt-6 text-lg">{quote.author}</figcaption>}
          </figure>
        </Section>
      )}
      <Section ground="night">
        <div className="mx-auto grid max-w-6xl gap-10 px-5 md:grid-cols-[7fr_5fr] md:px-6">
          {video && (
            <div>
              <h2 className="mb-4 text-2xl">{t('lessonOne')}</h2>
              <MediaSlot slot="video" own={own?.video ?? null} members={members}>
                <VideoFacade video={video} />
              </MediaSlot>
            </div>
          )}
          <UploadBox level={name} open={uploadsOpen} titleLevel={2} />
        </div>
        <RankLadder levels={levels} current={slug} />
      </Section>
    </article>
  )
}
