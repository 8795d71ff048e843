import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { loadSongs } from '../../learn/songs/songs-loader.server.ts'
import { SongsPage } from '../../learn/songs/songs-page.tsx'
import { seoMeta } from '../../seo/seo-meta.ts'

export const handle = { i18n: 'songs', documents: ['songGenre'] } satisfies PageHandle

export const loader = (args: LoaderFunctionArgs) => loadSongs(args)

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? seoMeta(data.seo) : [])

export default function Songs() {
  return <SongsPage {...useLoaderData<typeof loader>()} />
}
