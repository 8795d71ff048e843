import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadSongs } from '../../learn/songs/songs-loader.server.ts'
import { SongsPage } from '../../learn/songs/songs-page.tsx'
import type { PageHandle } from '../../page-handle.ts'
import { seoMeta } from '../../seo/seo-meta.ts'

export const handle = { i18n: 'songs', index: false } satisfies PageHandle

export const loader = (args: LoaderFunctionArgs) => loadSongs(args)

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? seoMeta(data.seo) : [])

export default function Songs() {
  return <SongsPage {...useLoaderData<typeof loader>()} />
}
