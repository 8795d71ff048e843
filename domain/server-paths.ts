/** First segments of the addresses that the server handles by itself, beside the site's routes. */
export const serverPaths = [
  'assets',
  'healthz',
  'lake',
  'mailbox',
  'mailbox.json',
  'metrics',
  'studio',
  'supabase',
] as const
