import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { seoMeta } from '../../seo/seo-meta.ts'
import { loadSongs } from '../../songs/songs-loader.server.ts'
import { SongsPage } from '../../songs/songs-page.tsx'

export const handle = { i18n: 'songs' }

export const loader = (args: LoaderFunctionArgs) => loadSongs(args)

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? seoMeta(data.seo) : [])

export default function Songs() {
  return <SongsPage {...useLoaderData<typeof loader>()} />
}
