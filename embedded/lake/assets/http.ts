export type Method = 'GET' | 'HEAD'

/** Assets never change under their name, and anyone who knows the name may read them. */
export const IMMUTABLE_HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
}
