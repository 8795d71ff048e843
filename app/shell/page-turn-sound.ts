/** An article of the captain's log, in any language. */
const ARTICLE = /^(?:\/[a-z]{2})?\/blog\/[^/]+$/
const LOG = /^(?:\/[a-z]{2})?\/blog(?:\/[^/]+)?$/

/** True if a navigation plays the sound of a page turn: to an article, from the blog. */
export const isPageTurn = (from: string, to: string) =>
  from !== to && LOG.test(from) && ARTICLE.test(to)
