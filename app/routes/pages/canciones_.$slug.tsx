import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { PageHandle } from '../../../domain/page-handle.ts'
import { loadSong } from '../../learn/songs/song-loader.server.ts'
import { SongPage } from '../../learn/songs/song-page.tsx'
import { musicComposition } from '../../seo/json-ld-works.ts'
import { seoMeta } from '../../seo/seo-meta.ts'

export const handle = {
  i18n: ['song', 'paywall', 'richText'],
  documents: ['song'],
  instruments: true,
} satisfies PageHandle

export const loader = (args: LoaderFunctionArgs) => loadSong(args)

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return []
  const { seo, song } = data
  const { title, credits, language, genreName: genre, audience } = song
  const free = audience !== 'capitan'
  return seoMeta(seo, [
    musicComposition({ ...seo, ...credits, title, genre, free, wordsLanguage: language }),
  ])
}

export default function SongRoute() {
  const { seo, ...page } = useLoaderData<typeof loader>()
  return <SongPage {...page} path={seo.path} />
}
