import { iconSprite } from '../../ui/icon-sprite.server.tsx'

/** The sprite that `Icon` draws from. */
export async function loader() {
  return new Response(await iconSprite(), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    },
  })
}
