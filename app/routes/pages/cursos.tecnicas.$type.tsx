import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { loadCourse } from '../../learn/courses/course-loader.server.ts'
import { courseMeta } from '../../learn/courses/course-meta.ts'
import { CoursePage } from '../../learn/courses/course-page.tsx'

export const handle = { i18n: ['courses', 'forms'] } satisfies PageHandle

/** A route of its own: `/cursos/tecnicas/x` would be read as `/tecnicas/x` in a language `cursos`. */
export function loader(args: LoaderFunctionArgs) {
  return loadCourse(args, `tecnicas/${args.params.type}`)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => courseMeta(data)

export default function Course() {
  return <CoursePage course={useLoaderData<typeof loader>()} />
}
