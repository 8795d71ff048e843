import type { ActionFunctionArgs } from '@remix-run/node'
import { languageOf, localizedPath } from '../../../domain/languages.ts'
import { receiveForm, requireKind } from '../../forms/receive.server.ts'

/** Endpoint for forms of a page with scripts: it responds with JSON, and the page stays. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const language = languageOf(request)
  const home = localizedPath('/', language)
  const kind = requireKind(params)
  const { answer, init } = await receiveForm(request, kind, { ...context, language, home })
  return Response.json(answer, init)
}
