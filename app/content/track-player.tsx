import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { soundAlone } from '../instruments/sound-alone.ts'
import { Icon } from '../ui/icon.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'

/** Plays a track in a loop, to play along with. Without scripts the browser's own controls do. */
export function TrackPlayer({ title, url }: { title: string; url: string }) {
  const { t } = useTranslation('richText', { keyPrefix: 'downloads' })
  const isHydrated = useHydrated()
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [time, setTime] = useState(0)
  /** Unknown until the file is reached for (s). */
  const [duration, setDuration] = useState(0)
  const shown = `${clock(time)} / ${duration ? clock(duration) : '–:––'}`

  function toggle() {
    if (isPlaying) audio.current?.pause()
    else void audio.current?.play().catch(() => setPlaying(false))
  }

  return (
    <div className="track print:hidden">
      {/* biome-ignore lint/a11y/useMediaCaption: a track without words has nothing to caption */}
      <audio
        ref={audio}
        controls={!isHydrated}
        loop
        preload="none"
        src={url}
        aria-label={t('play', { title })}
        onPlay={() => {
          soundAlone(() => audio.current?.pause())
          setPlaying(true)
        }}
        onPause={() => setPlaying(false)}
        onTimeUpdate={(event) => setTime(event.currentTarget.currentTime)}
        onLoadedMetadata={(event) => setDuration(event.currentTarget.duration)}
      />
      {isHydrated && (
        <>
          <button
            type="button"
            aria-label={t(isPlaying ? 'pause' : 'play', { title })}
            onClick={toggle}
          >
            <Icon name={isPlaying ? 'pause' : 'play'} className="size-6 fill-current" />
          </button>
          <input
            type="range"
            aria-label={t('position', { title })}
            aria-valuetext={shown}
            min={0}
            max={duration || 1}
            step={1}
            value={time}
            disabled={!duration}
            onChange={(event) => {
              const next = Number(event.target.value)
              setTime(next)
              if (audio.current) audio.current.currentTime = next
            }}
          />
          <span className="lining-nums tabular-nums" aria-hidden="true">
            {shown}
          </span>
        </>
      )}
    </div>
  )
}

/** `2:05` */
function clock(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
