import { type Language, localizedPath } from '../../../domain/languages.ts'
import { readFirstLesson } from '../../content/course.server.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'
import type { ContentSource } from '../../content/source.server.ts'
import type { MembersConfig } from '../../members/config.ts'
import { createFlash } from '../../ui/notices/flash.server.ts'

/** The path where a new member begins: the first lesson, or the member's home where there is none. */
export async function firstPage(content: ContentSource, language: Language): Promise<string> {
  const lesson = await orServiceUnavailable(readFirstLesson(content, 'grumete'))
  return localizedPath(lesson ?? '/travesia', language)
}

/** Adds a welcome notice to the next page. @returns the same redirect */
export async function withWelcome<Redirect extends Response>(
  redirect: Redirect,
  { cookieSecure }: MembersConfig,
): Promise<Redirect> {
  const welcome = await createFlash({ notice: 'aboard', email: '' }, cookieSecure)
  redirect.headers.append('Set-Cookie', welcome)
  return redirect
}
