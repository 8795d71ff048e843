/** Any address that is no page: the shell responds with the 404 error page. */
export function loader(): never {
  throw new Response('Not Found', { status: 404 })
}

export default function NotFound() {
  return null
}
