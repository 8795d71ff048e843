import { isIPv6 } from 'node:net'

/** Patterns of secrets that must never be logged, and their replacements. */
const PRIVATE: [RegExp, string][] = [
  // Signed tokens, also within a cookie, and long keys of any kind.
  [/\beyJ[\w-]+(?:\.[\w-]*){0,2}/g, '[token]'],
  [/\b(?:sk|sb|re|pat)[-_][\w-]{16,}/g, '[token]'],
  [/\b[\w-]{40,}\b/g, '[token]'],
  [/[^\s"'<>@=&?/:,;]{1,64}(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi, '[email]'],
  [/\b(?:\d{1,3}\.){3}\d{1,3}\b/g, '[address]'],
  // A URL's query and fragment.
  [/(\/[^\s"'<>?#]*)[?#][^\s"'<>)]+/g, '$1?[query]'],
]

/**
 * A text without e-mails, tokens, addresses of machines and queries: the last filter, for messages of errors
 * from libraries.
 */
export function scrub(text: string): string {
  const scrubbed = PRIVATE.reduce((left, [pattern, name]) => left.replace(pattern, name), text)
  return scrubbed.replace(/[0-9a-f:]*:[0-9a-f:]+/gi, (part) => (isIPv6(part) ? '[address]' : part))
}
