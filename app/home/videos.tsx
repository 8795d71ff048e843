import type { HomeSection } from '../content/home.server.ts'
import { VideoFacade } from '../ui/video-facade.tsx'
import { Section } from './section.tsx'
import { Tray } from './tray.tsx'

export function Videos({ videos }: { videos: HomeSection<'videos'> }) {
  return (
    <Section id="videos" heading={videos} ground="sea">
      <Tray className="mt-12 grid gap-10 md:grid-cols-[repeat(auto-fit,minmax(min(100%,300px),1fr))]">
        {videos.items.map((video) => (
          <li key={video._key}>
            <VideoFacade video={video} />
          </li>
        ))}
      </Tray>
    </Section>
  )
}
