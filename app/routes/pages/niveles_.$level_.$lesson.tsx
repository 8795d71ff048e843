import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { languageOf } from '../../../domain/languages.ts'
import { mayRead } from '../../../domain/may-read.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import type { Session } from '../../../domain/session.ts'
import { readLesson } from '../../content/lesson.server.ts'
import { readMemberContent } from '../../content/member-content.server.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { getFixedT } from '../../content/texts.server.ts'
import type { SiteContext } from '../../context.ts'
import { LessonPage } from '../../learn/lessons/lesson-page.tsx'
import { progressStoreOf } from '../../members/progress/progress.server.ts'
import { withDone, withOpened } from '../../members/progress/progress.ts'
import { requireSession } from '../../members/session/require-session.server.ts'
import { learningResource, videoObject } from '../../seo/json-ld-works.ts'
import { pageSeo } from '../../seo/page-head.server.ts'
import { seoMeta } from '../../seo/seo-meta.ts'

export const handle = {
  i18n: ['lessons', 'paywall', 'richText'],
  documents: ['lesson'],
  instruments: true,
} satisfies PageHandle

/** The lesson's content is in the data only for readers with the required tier. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { content, session } = context
  const language = languageOf(request)
  const place = { level: params.level ?? '', slug: params.lesson ?? '' }
  const [lesson, t] = await orServiceUnavailable(
    Promise.all([readLesson(content, language, place), getFixedT(content, language, 'common')]),
  )
  if (!lesson) throw new Response('Not Found', { status: 404 })
  const { _id: id, level, audience, title, summary: description } = lesson
  const levelPath = `/niveles/${level.slug}`
  return {
    lesson,
    content: await orServiceUnavailable(readMemberContent(context, { id, audience }, language)),
    mayRead: mayRead(session, audience),
    /** Null for readers without access. */
    done: session && mayRead(session, audience) ? await openLesson(context, session, id) : null,
    signedIn: session !== null,
    seo: await pageSeo(context, language, {
      path: `${levelPath}/${lesson.slug}`,
      name: title,
      description,
      above: [
        { name: t('map.levels'), path: '/niveles' },
        { name: level.name, path: levelPath },
      ],
    }),
  }
}

/** Marks the lesson in the member's progress, or removes the mark. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const session = requireSession(context.session, request)
  const place = { level: params.level ?? '', slug: params.lesson ?? '' }
  const lesson = await orServiceUnavailable(readLesson(context.content, languageOf(request), place))
  if (!lesson) throw new Response('Not Found', { status: 404 })
  if (!mayRead(session, lesson.audience)) throw new Response('Forbidden', { status: 403 })
  const done = Boolean((await request.formData()).get('done'))
  const now = new Date().toISOString()
  await progressStoreOf(context, session).change((progress) =>
    withDone(progress, lesson._id, done, now),
  )
  return null
}

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return []
  const { seo, lesson } = data
  const { title, minutes, video, level, audience, _createdAt: uploadDate } = lesson
  const free = audience !== 'capitan'
  const course = { name: level.name, path: `/niveles/${level.slug}` }
  const film = video && { ...seo, ...video, poster: video.poster?.src, uploadDate }
  return seoMeta(seo, [
    learningResource({ ...seo, title, minutes, level: course, free }),
    ...(film ? [videoObject(film)] : []),
  ])
}

export default function LessonRoute() {
  const { seo, ...page } = useLoaderData<typeof loader>()
  return <LessonPage {...page} path={seo.path} />
}

/**
 * Notes in a member's progress that a lesson was opened.
 *
 * @returns whether it was done before; null (and a line in the log) when the progress is out of reach
 */
async function openLesson(
  context: Pick<SiteContext, 'authority' | 'members'>,
  session: Session,
  lesson: string,
): Promise<boolean | null> {
  try {
    const now = new Date().toISOString()
    const { lessons } = await progressStoreOf(context, session).change((progress) =>
      withOpened(progress, lesson, now),
    )
    return Boolean(lessons[lesson]?.doneAt)
  } catch (error) {
    console.warn(`progress: it could not be written: ${error}`)
    return null
  }
}
