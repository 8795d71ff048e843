import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { loadCourse } from '../../learn/courses/course-loader.server.ts'
import { courseMeta } from '../../learn/courses/course-meta.ts'
import { CoursePage } from '../../learn/courses/course-page.tsx'

export const handle = { i18n: ['courses', 'forms'] } satisfies PageHandle

/** `/cursos` and whatever is below it. */
export function loader(args: LoaderFunctionArgs) {
  return loadCourse(args, (args.params['*'] ?? '').replace(/\/+$/, ''))
}

export const meta: MetaFunction<typeof loader> = ({ data }) => courseMeta(data)

export default function Course() {
  return <CoursePage course={useLoaderData<typeof loader>()} />
}
