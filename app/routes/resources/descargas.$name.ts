import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { mayRead } from '../../../domain/may-read.ts'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { orServiceUnavailable } from '../../content/service-unavailable.server.ts'

export const handle = { query: ['token', 'save'] } satisfies PageHandle

/** Headers of the dataset's response that describe the bytes. */
const DESCRIPTION = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'etag']

/**
 * A members-only file. The URL is signed for one member, who must still be signed in with the
 * required tier: a shared link does not work.
 */
export async function loader({ request, context: { session, downloads } }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const known = await downloads.read(searchParams.get('token') ?? '')
  if (!known || session?.userId !== known.grant.memberId || !mayRead(session, known.grant.tier)) {
    return refuse(session ? 403 : 401)
  }
  const { grant, isExpired } = known
  const saved = searchParams.has('save')
  if (isExpired) {
    const renewed = await downloads.link(grant)
    return redirect(saved ? `${renewed}&save` : renewed, { headers: PRIVATE })
  }
  const file = await orServiceUnavailable(
    downloads.open(grant.fileId, request.headers, request.signal),
  )
  if (![200, 206, 304, 416].includes(file.status)) {
    await file.body?.cancel()
    return refuse(404)
  }
  const type = file.headers.get('content-type') ?? ''
  const isPlayed = type.startsWith('audio/') && !saved
  return new Response(file.body, {
    status: file.status,
    headers: {
      ...Object.fromEntries(
        DESCRIPTION.flatMap((name) => {
          const value = file.headers.get(name)
          return value === null ? [] : [[name, value]]
        }),
      ),
      ...PRIVATE,
      ...(!isPlayed && { 'content-disposition': attachment(grant.filename) }),
    },
  })
}

/** For this member alone, and nothing in it may run on the site's origin. */
const PRIVATE = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox",
}

const refuse = (status: number) => new Response(null, { status, headers: PRIVATE })

/** Content-Disposition with a name that is safe in a header (RFC 6266, RFC 8187). */
function attachment(filename: string): string {
  const encoded = encodeURIComponent(filename).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename*=UTF-8''${encoded}`
}
