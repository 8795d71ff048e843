import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { languageOf } from '../../../domain/languages.ts'
import { mayRead } from '../../../domain/may-read.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { readCourse } from '../../content/course.server.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import { stopsOf } from '../../learn/voyage/stops.ts'
import { VoyagePage } from '../../learn/voyage/voyage-page.tsx'
import { readProgress } from '../../members/progress/voyage.server.ts'
import { requireSession } from '../../members/session/require-session.server.ts'

export const handle = { i18n: ['voyage', 'lessons'], access: 'member' } satisfies PageHandle

/** The member's own page: how far they have come, and where to go on. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = requireSession(context.session, request)
  const course = await orServiceUnavailable(readCourse(context.content, languageOf(request)))
  const levels = course.map((level) => ({ ...level, isOpen: mayRead(session, level.tier) }))
  const own = stopsOf(course).filter(({ audience }) => mayRead(session, audience))
  const { name, tier } = session
  return {
    member: { name, tier },
    levels,
    progress: await readProgress(context, session, own),
  }
}

export default function VoyageRoute() {
  return <VoyagePage {...useLoaderData<typeof loader>()} />
}
