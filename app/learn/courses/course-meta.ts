import type { MetaDescriptor } from '@remix-run/node'
import { seoMeta } from '../../seo/seo-meta.ts'
import type { Course } from './course-loader.server.ts'

/** Metadata of a course's page; a category that anybody could invent in a URL is not indexed. */
export function courseMeta(course: Course | undefined): MetaDescriptor[] {
  if (!course) return []
  if (course.listed) return seoMeta(course.seo)
  return [{ title: course.seo.title }, { name: 'robots', content: 'noindex' }]
}
