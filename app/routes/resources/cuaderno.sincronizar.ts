import type { ActionFunctionArgs } from '@remix-run/node'
import { receiveLog } from '../../members/practice/receive-log.server.ts'

/** Takes what a member's device has recorded, and answers with what all of their devices have. */
export const action = ({ request, context }: ActionFunctionArgs) => receiveLog(request, context)

/** There is nothing to read here: the page shows it. */
export const loader = () =>
  new Response('Method Not Allowed', { status: 405, headers: { Allow: 'POST' } })
