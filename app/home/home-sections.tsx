import type { ArticleTeaser } from '../content/article.server.ts'
import type { HomePage, HomeSection } from '../content/home.server.ts'
import type { Level } from '../content/level.server.ts'
import type { Testimonial } from '../content/testimonial.server.ts'
import type { Tile } from '../content/tile.server.ts'
import { Icon } from '../ui/icon.tsx'
import { RackPlace, RackTool, rackToolStyle } from '../ui/rack.tsx'
import { VideoFacade } from '../ui/video-facade.tsx'
import { AnchorBar } from './anchor-bar.tsx'
import { Comparison } from './comparison.tsx'
import { DemoProvider } from './demo.tsx'
import { Features } from './features.tsx'
import { FreeLessons } from './free-lessons.tsx'
import { Hero, type Start } from './hero.tsx'
import { LatestArticles } from './latest-articles.tsx'
import { LevelPosters } from './level-posters.tsx'
import { Marquee } from './marquee.tsx'
import { Premium } from './premium.tsx'
import { Reserve } from './reserve.tsx'
import { SeaRoute } from './sea-route.tsx'
import { Section } from './section.tsx'
import { Songs } from './songs.tsx'
import { TargetLink } from './target-link.tsx'
import { Tray } from './tray.tsx'
import { VideoFeedback } from './video-feedback.tsx'
import './benefits.css'
import { Letter } from '../ui/letter.tsx'

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
      {page.blog && <LatestArticles heading={page.blog} articles={articles} />}
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

function Videos({ videos }: { videos: HomeSection<'videos'> }) {
  return (
    <Section id="videos" heading={videos} ground="sea">
      <Tray className="mt-12 grid gap-10 md:grid-cols-[repeat(auto-fit,minmax(300px,1fr))]">
        {videos.items.map((video) => (
          <li key={video._key}>
            <VideoFacade video={video} />
          </li>
        ))}
      </Tray>
    </Section>
  )
}

/** The tools of the site, each on its peg on the rack. */
function Tools({ tools }: { tools: HomeSection<'tools'> }) {
  return (
    <Section id="tools" heading={tools} ground="sea">
      <Tray className="relative mt-12 grid gap-8 [--card:min(66vw,16rem)] md:grid-cols-[repeat(auto-fit,minmax(200px,1fr))]">
        {tools.items.map(({ _key, icon, title, text, target }) => (
          <RackPlace key={_key}>
            <TargetLink target={target} className={rackToolStyle}>
              <RackTool icon={icon} title={title} text={text} />
            </TargetLink>
          </RackPlace>
        ))}
      </Tray>
    </Section>
  )
}

/** Benefits of members: doubloons, each stamped with its benefit. */
function Benefits({ benefits }: { benefits: HomeSection<'benefits'> }) {
  return (
    <Section id="benefits" heading={benefits} align="center">
      <Tray
        tabIndex={0}
        className="mt-12 flex flex-wrap justify-center gap-x-10 gap-y-12 [--card:min(66vw,16rem)]"
      >
        {benefits.items.map(({ _key, icon, title, text }) => (
          <li key={_key} className="w-85 max-w-full md:text-center">
            <span className="doubloon mb-3 inline-grid place-items-center rounded-full md:mb-4">
              <Icon name={icon} className="size-9" />
            </span>
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1 leading-snug text-mist">{text}</p>
          </li>
        ))}
      </Tray>
    </Section>
  )
}

interface LettersProps {
  heading: HomeSection<'testimonials'>
  testimonials: Testimonial[]
}

/** Testimonials: letters with a wax seal. */
function Letters({ heading, testimonials }: LettersProps) {
  return (
    <Section id="testimonios" heading={heading} align="center">
      <Tray tabIndex={0} className="mt-12 grid gap-8 lg:grid-cols-3 lg:items-start">
        {testimonials.map((testimonial) => (
          <li key={testimonial._id} className="lg:nth-2:mt-10">
            <Letter testimonial={testimonial} />
          </li>
        ))}
      </Tray>
    </Section>
  )
}
