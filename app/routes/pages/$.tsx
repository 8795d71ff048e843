/** Any address that is no page: the error page of the shell answers it with 404. */
export function loader(): never {
  throw new Response('Not Found', { status: 404 })
}

export default function NotFound() {
  return null
}
