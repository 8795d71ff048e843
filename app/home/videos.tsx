import type { HomeSection } from '../content/home.server.ts'
import { VideoFacade } from '../ui/video-facade.tsx'
import { Section } from './section.tsx'

export function Videos({ videos }: { videos: HomeSection<'videos'> }) {
  return (
    <Section id="videos" heading={videos} ground="sea">
      <ul className="screens tray">
        {videos.items.map((video) => (
          <li key={video._key}>
            <VideoFacade video={video} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
