import { useTranslation } from 'react-i18next'
import type { Level } from '../../content/level.server.ts'
import { hourOf } from '../../drawings/course-sky.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { levelColor } from '../../ui/level-color.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { VideoFacade } from '../../ui/video-facade.tsx'
import { UploadBox } from './upload-box.tsx'
import './levels.css'
import '../../ui/poster.css'

/** One level: its wanted poster, its topics, advice, a lesson, an upload box. */
export function LevelSheet({
  level,
  first,
  uploadsOpen,
}: {
  level: Level
  first: boolean
  uploadsOpen: boolean
}) {
  const { t } = useTranslation('levels')
  const { slug, name, subtitle, description, icon, color, quote, image, video } = level
  return (
    <section
      id={slug}
      aria-labelledby={`${slug}-name`}
      className="level-sheet"
      data-hour={hourOf(slug)}
      style={levelColor(color)}
    >
      <div className="mx-auto grid max-w-6xl gap-8 px-5 md:px-6 lg:grid-cols-[5fr_7fr] lg:gap-14">
        <div className="grid place-items-center">
          <div className="poster on-paper">
            {image && (
              <Image
                picture={image}
                className="w-full aspect-4/3 object-cover [border:4px_solid_var(--level,var(--color-sepia))] outline-1 outline-sepia outline-offset-3 contrast-more:border-3 contrast-more:border-current"
                priority={first}
              />
            )}
            <h2 id={`${slug}-name`} className="mt-4 text-4xl md:text-5xl">
              {name}
            </h2>
            <p className="flex items-center justify-center gap-2 mt-1.5 font-bold text-sepia">
              <Icon name={icon} className="size-5" />
              {subtitle}
            </p>
          </div>
        </div>
        <div className="self-center">
          <p className="text-lg leading-relaxed md:text-xl">{description}</p>
          {quote && (
            <figure className="mt-8 border-l-5 border-gold pl-6">
              <blockquote className="display before:content-[open-quote] after:content-[close-quote] text-2xl leading-snug">
                {quote.text}
              </blockquote>
              {quote.author && <figcaption className="mt-2 text-mist">{quote.author}</figcaption>}
            </figure>
          )}
          <TextLink to={`/niveles/${slug}`} className="mt-6 gap-2">
            {t('open')}
            <span className="sr-only">{name}</span>
            <Icon name="arrow-right" className="size-5" />
          </TextLink>
        </div>
        <div className="grid gap-8 md:grid-cols-[7fr_5fr] lg:col-span-2">
          {video && (
            <div>
              <h3 className="mb-4 text-2xl">{t('sampleLesson')}</h3>
              <VideoFacade video={video} />
            </div>
          )}
          <UploadBox level={name} open={uploadsOpen} />
        </div>
      </div>
    </section>
  )
}
