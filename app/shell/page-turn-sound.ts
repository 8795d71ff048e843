/** An article of the captain's log, in any language. */
const ARTICLE = /^(?:\/[a-z]{2})?\/blog\/[^/]+$/
const LOG = /^(?:\/[a-z]{2})?\/blog(?:\/[^/]+)?$/

/** Whether going from one path to the other turns a page of the log: into an article, from within the log. */
export const turnsPage = (from: string, to: string) =>
  from !== to && LOG.test(from) && ARTICLE.test(to)
