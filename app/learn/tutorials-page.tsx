import { useTranslation } from 'react-i18next'
import type { Tutorials } from '../content/tutorials.server.ts'
import { Stage } from '../drawings/scenes/stage.tsx'
import { type Heading, PageHeading } from '../ui/page-heading.tsx'
import { VideoFacade } from '../ui/video-facade.tsx'

/** The latest videos of the school's channel. */
export function TutorialsPage({
  heading,
  channelName,
  uploads,
  uploadsPoster,
  videos,
}: { heading: Heading } & Tutorials) {
  const { t } = useTranslation('pages')
  const [newest] = videos
  return (
    <>
      <PageHeading heading={heading} scene={<Stage />} />
      <section className="pt-12 pb-20 bg-ground-night">
        <div className="mx-auto max-w-6xl px-5 md:px-6">
          {channelName && (
            <h2 className="text-center text-3xl md:text-4xl">
              {t('tutorials.channel', { channel: channelName })}
            </h2>
          )}
          {uploads && newest && (
            <div className="mx-auto mt-8 max-w-3xl">
              <VideoFacade
                video={{
                  ...newest,
                  title: t('tutorials.uploads'),
                  poster: uploadsPoster ?? newest.poster,
                }}
                list={uploads}
              />
            </div>
          )}
          {videos.length === 0 && <p className="text-center text-xl">{t('tutorials.none')}</p>}
          <ul className="mt-8 grid gap-10 md:grid-cols-2">
            {videos.map((video) => (
              <li key={video.videoId}>
                <VideoFacade video={video} />
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}
