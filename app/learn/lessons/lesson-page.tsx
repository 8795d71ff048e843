import { Form, useHref, useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { Lesson } from '../../content/lesson.server.ts'
import type { MemberContent } from '../../content/member-content.server.ts'
import { MemberText } from '../../content/member-text.tsx'
import { ReadingSheet } from '../../content/reading-sheet.tsx'
import { CourseSky, hourOf } from '../../drawings/course-sky.tsx'
import Hatch from '../../drawings/hatch.svg?react'
import { Paywall } from '../../members/paywall.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { levelColor } from '../../ui/level-color.ts'
import { VideoFacade } from '../../ui/video-facade.tsx'
import { RankLine } from '../rank-line.tsx'
import { CourseNav } from './course-nav.tsx'

/** Keys of the lines that describe a locked lesson. */
const INSIDE = ['first', 'second', 'third'] as const

interface LessonPageProps {
  lesson: Lesson
  /** Spanish path of the page. */
  path: string
  /** The text of the lesson; null when there is nothing to read (yet) for this reader. */
  content: MemberContent | null
  mayRead: boolean
  signedIn: boolean
  /** True if the member has marked it as done; null for readers without progress. */
  done: boolean | null
}

/** One lesson on its sheet, or as much of it as the reader may see. */
export function LessonPage({ lesson, path, content, done, ...reader }: LessonPageProps) {
  const { mayRead, signedIn } = reader
  const { t } = useTranslation('lessons')
  const { level, audience, number, title, summary, minutes, video, next } = lesson
  return (
    <ReadingSheet
      style={levelColor(level.color)}
      hour={hourOf(level.slug)}
      sky={<CourseSky level={level.slug} />}
      back={{ to: `/niveles/${level.slug}`, label: level.name }}
      lead={
        <RankLine icon={level.icon}>
          {level.name} · {t('number', { number })}
        </RankLine>
      }
      title={title}
      summary={summary}
      byline={t('minutes', { count: minutes })}
      after={
        <>
          {!mayRead && (
            <Paywall
              audience={audience}
              signedIn={signedIn}
              path={path}
              drawing={<Hatch className="w-full overflow-visible" />}
              inside={INSIDE.map((place) => t(`inside.${place}`))}
            />
          )}
          <CourseNav level={level.slug} previous={lesson.previous} next={next} />
        </>
      }
    >
      {video && (
        <div className="mx-auto mt-10 max-w-2xl print:hidden">
          <VideoFacade video={video} />
        </div>
      )}
      {content && <MemberText content={content} />}
      {mayRead && !content && (
        <p className="mx-auto mt-10 max-w-2xl text-center text-xl">{t('unwritten')}</p>
      )}
      {content && done !== null && <DoneButton done={done} />}
      {content && !signedIn && <SignUpCall level={level.slug} next={next} />}
    </ReadingSheet>
  )
}

/** Marks a lesson as done in the member's progress, or removes the mark. */
function DoneButton({ done }: { done: boolean }) {
  const { t } = useTranslation('lessons')
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" preventScrollReset className="mx-auto mt-10 max-w-(--measure) print:hidden">
      <Button
        type="submit"
        name="done"
        value={done ? '' : 'yes'}
        variant={done ? 'glass' : 'gold'}
        aria-disabled={busy}
      >
        <Icon name={done ? 'check' : 'anchor'} className="size-5" />
        {t(done ? 'done' : 'markDone')}
      </Button>
      <p role="status" className="mt-2 text-base">
        {done && t('doneText')}
      </p>
    </Form>
  )
}

interface SignUpCallProps extends Pick<Lesson, 'next'> {
  /** Slug of the level. */
  level: string
}

/** At the end of a lesson that is open to everybody: the way to the next one. */
function SignUpCall({ level, next }: SignUpCallProps) {
  const { t } = useTranslation('lessons')
  const path = next ? `/niveles/${level}/${next.slug}` : '/travesia'
  const goOn = encodeURIComponent(useHref(path))
  return (
    <aside aria-labelledby="enlist" className="mx-auto mt-10 max-w-(--measure) print:hidden">
      <h2 id="enlist" className="text-2xl">
        {t('enlist.title')}
      </h2>
      <p className="mt-2">{t('enlist.text')}</p>
      <ButtonLink to={`/registro?redirectTo=${goOn}`} variant="ink" className="mt-4">
        {t('enlist.link')}
      </ButtonLink>
    </aside>
  )
}
