import type { ArticleTeaser } from '../content/article.server.ts'
import type { HomePage } from '../content/home.server.ts'
import type { Level } from '../content/level.server.ts'
import type { Testimonial } from '../content/testimonial.server.ts'
import type { Tile } from '../content/tile.server.ts'
import { AnchorBar } from './anchor-bar.tsx'
import { Benefits } from './benefits.tsx'
import { CaptainsLog } from './captains-log.tsx'
import { Comparison } from './comparison.tsx'
import { DemoProvider } from './demo.tsx'
import { Features } from './features.tsx'
import { FreeLessons } from './free-lessons.tsx'
import { Hero, type Start } from './hero.tsx'
import { Letters } from './letters.tsx'
import { LevelPosters } from './level-posters.tsx'
import { Marquee } from './marquee.tsx'
import { Premium } from './premium.tsx'
import { Reserve } from './reserve.tsx'
import { SeaRoute } from './sea-route.tsx'
import { Songs } from './songs.tsx'
import { Tools } from './tools.tsx'
import { VideoFeedback } from './video-feedback.tsx'
import { Videos } from './videos.tsx'

const TESTIMONIALS_SHOWN = 3

interface HomeSectionsProps {
  page: HomePage
  levels: Level[]
  testimonials: Testimonial[]
  articles: ArticleTeaser[]
  genres: Tile[]
  start: Start
}

/** The landing page's sections, in their order; one whose content is missing is left out. */
export function HomeSections({ page, start, ...cards }: HomeSectionsProps) {
  const { levels, testimonials, articles, genres } = cards
  return (
    <DemoProvider video={page.videos?.items[0] ?? null}>
      {page.hero && <Hero hero={page.hero} start={start} />}
      <AnchorBar />
      {page.levels && <LevelPosters heading={page.levels} levels={levels} />}
      {page.features && <Features features={page.features} />}
      {page.reserve && <Reserve reserve={page.reserve} />}
      {page.testimonials && (
        <Letters
          heading={page.testimonials}
          testimonials={testimonials.slice(0, TESTIMONIALS_SHOWN)}
        />
      )}
      {page.blog && <CaptainsLog heading={page.blog} articles={articles} />}
      {page.freeLessons && <FreeLessons freeLessons={page.freeLessons} />}
      {page.premiumCurriculum && <Premium premium={page.premiumCurriculum} />}
      {page.benefits && <Benefits benefits={page.benefits} />}
      {page.learningPath && <SeaRoute learningPath={page.learningPath} />}
      {page.tools && <Tools tools={page.tools} />}
      {page.songs && <Songs songs={page.songs} genres={genres} />}
      {page.feedback && <VideoFeedback feedback={page.feedback} />}
      {page.comparison && <Comparison comparison={page.comparison} />}
      {page.videos && <Videos videos={page.videos} />}
      {page.marquee && <Marquee heading={page.marquee} testimonials={testimonials} />}
    </DemoProvider>
  )
}
