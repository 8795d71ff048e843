import { PortableText } from '@portabletext/react'
import { createContext, type ReactNode, useContext, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wakeAudio } from '../../instruments/player/player-reach.tsx'
import type { Exercise } from '../../instruments/player/player-settings.ts'
import { Icon } from '../../ui/icon.tsx'
import { marks } from './marks.tsx'
import type { Practice } from './rich-text.server.ts'

interface Opened {
  /** Key of the block that it is played with. */
  music: string
  exercise: Exercise
}

const OpenedExercise = createContext<{
  opened: Opened | undefined
  open: (opened: Opened) => void
}>({ opened: undefined, open: () => {} })

/** Lets the exercises of a text open the players of its tabs and chords. */
export function ExercisesOfText({ children }: { children: ReactNode }) {
  const [opened, open] = useState<Opened>()
  const value = useMemo(() => ({ opened, open }), [opened])
  return <OpenedExercise value={value}>{children}</OpenedExercise>
}

/** The exercise that was opened last, if it is one for the block of this key. */
export function useExerciseOf(key: string): Exercise | undefined {
  const { opened } = useContext(OpenedExercise)
  return opened?.music === key ? opened.exercise : undefined
}

/** An exercise: what to do, from which tempo to which, and a button that opens it in the player of its music. */
export function PracticeCard({ value }: { value: Practice }) {
  const { title, paragraphs, music, exercise } = value
  const { tempo, goal, bars, minutes, listen } = exercise
  const { t } = useTranslation('richText', { keyPrefix: 'practice' })
  const { open } = useContext(OpenedExercise)
  const id = useId()
  const [first, last] = [bars[0] + 1, bars[1] + 1]
  const facts = [
    goal ? t('climbs', { tempo, goal }) : t('tempo', { tempo }),
    music && (first === last ? t('bar', { bar: first }) : t('bars', { first, last })),
    minutes && t('minutes', { count: minutes }),
  ].filter(Boolean)

  function start() {
    if (!music) return
    // Browsers let sound what a gesture has woken.
    wakeAudio()
    open({ music, exercise: { ...exercise } })
    document.getElementById(musicId(music))?.scrollIntoView({ block: 'start' })
  }

  return (
    <section className="callout" data-tone="exercise" aria-labelledby={id}>
      <p className="flex items-center gap-2 text-[1.1rem] leading-snug font-bold text-(--edge)">
        <Icon name="target" className="size-5" />
        {t('label')}
      </p>
      <p id={id} className="display text-xl">
        {title}
      </p>
      <p className="text-[1.05rem] font-bold lining-nums">{facts.join(' · ')}</p>
      <PortableText value={paragraphs} components={marks} onMissingComponent={false} />
      {listen && (
        <p>
          <b>{t('listen')}</b> {listen}
        </p>
      )}
      {music && (
        <button
          type="button"
          className="with-scripts mt-3 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-full bg-ink pt-1 pr-4 pb-1 pl-3 font-bold text-vellum print:hidden"
          onClick={start}
        >
          <Icon name="play" className="size-5 fill-current" />
          {t('start')}
        </button>
      )}
    </section>
  )
}

/** Id of the figure that shows the music of a block. */
export const musicId = (key: string) => `music-${key}`
