/**
 * Path of the page that shows a document, by type and slug (for a lesson, also its level's slug).
 */
export const documentPaths = {
  homePage: () => '/',
  page: (slug: string) => `/${slug}`,
  level: (slug: string) => `/niveles/${slug}`,
  lesson: (slug: string, level: string) => `/niveles/${level}/${slug}`,
  article: (slug: string) => `/blog/${slug}`,
  treasure: (slug: string) => `/tesoros/${slug}`,
  shopCategory: (slug: string) => `/tienda/${slug}`,
  techniqueSet: (slug: string) => `/tecnicas/${slug}`,
}

/** The types of documents that have a page of their own. */
export const pageTypes = Object.keys(documentPaths) as (keyof typeof documentPaths)[]
