import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Video } from '../content/video.server.ts'
import { Sea } from '../drawings/deck.tsx'
import { Drawing } from '../drawings/drawing.tsx'
import { Moon, Stars } from '../drawings/lights.tsx'
import { Icon } from './icon.tsx'
import { Image } from './image.tsx'
import './video-facade.css'

/**
 * A video behind its own poster: no third party gets a request before the click. Without
 * scripts the same link leads to the video's page.
 */
export function VideoFacade({
  video,
  list,
}: {
  video: Video
  /** A list of YouTube's, which is played in place of the video alone. */
  list?: string
}) {
  const { t } = useTranslation()
  const [playing, setPlaying] = useState(false)
  const { videoId, sample, title, poster } = video
  const player = list ? `videoseries?list=${list}` : `${videoId}?rel=0`
  const page = list ? `playlist?list=${list}` : `watch?v=${videoId}`

  if (playing)
    return (
      <div className="video-frame">
        <iframe
          // The link that had the focus is gone: the player takes it over.
          ref={(player) => player?.focus()}
          src={`https://www.youtube-nocookie.com/embed/${player}&autoplay=1`}
          title={title}
          allow="autoplay; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      </div>
    )
  return (
    <a
      className="video-frame block"
      href={`https://www.youtube.com/${page}`}
      rel="noreferrer"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        setPlaying(true)
      }}
    >
      <span className="relative block overflow-hidden">
        {poster ? (
          <Image picture={{ ...poster, alt: '' }} className="size-full object-cover" />
        ) : (
          <NightPoster />
        )}
        <span className="video-play absolute inset-0 grid place-items-center">
          <span className="grid place-items-center rounded-full bg-gold text-on-gold">
            <Icon name="play" className="size-7 translate-x-0.5 fill-current" />
          </span>
        </span>
      </span>
      <span className="block px-4 pt-3 pb-4">
        <span className="sr-only">{t('video.play', { title })}</span>
        <span aria-hidden="true" className="display block text-lg leading-tight">
          {title}
        </span>
        {sample && <span className="mt-1 block text-base text-glow">{t('video.sample')}</span>}
        <span className="mt-1 block text-base text-mist">{t('video.consent')}</span>
      </span>
    </a>
  )
}

/** A quiet sea by moonlight: the placeholder for a missing poster. */
function NightPoster() {
  return (
    <Drawing viewBox="0 0 480 270" align="xMidYMid slice" className="size-full bg-tide">
      <Stars />
      <Moon at="translate(140 92)" />
      <Sea />
      <path d="M114 186h52m-66 16h80m-62 16h48m-72 18h96" stroke="var(--moon)" strokeWidth="2.6" />
    </Drawing>
  )
}
