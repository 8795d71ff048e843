/**
 * Path of the page that shows a document, by type and slug (for a lesson, also its level's slug).
 */
export const documentPaths = {
  homePage: () => '/',
  page: (slug: string) => `/${slug}`,
  level: (slug: string) => `/niveles/${slug}`,
  lesson: (slug: string, level: string) => `/niveles/${level}/${slug}`,
  song: (slug: string) => `/canciones/${slug}`,
  article: (slug: string) => `/blog/${slug}`,
  treasure: (slug: string) => `/tesoros/${slug}`,
  shopCategory: (slug: string) => `/tienda/${slug}`,
  techniqueSet: (slug: string) => `/tecnicas/${slug}`,
}

/** Spanish paths of the pages that show documents without a page of their own. */
export const partPaths = {
  siteSettings: '/',
  plan: '/planes',
  testimonial: '/testimonials',
  partnerStore: '/tienda',
  songGenre: '/canciones',
  galleryDecoration: '/galeria',
  tag: '/blog',
}

export type PageType = keyof typeof documentPaths
export type PartType = keyof typeof partPaths

/** The types of documents that have a page of their own. */
export const pageTypes = Object.keys(documentPaths) as PageType[]

export const isPageType = (type: string): type is PageType => Object.hasOwn(documentPaths, type)

export const isPartType = (type: string): type is PartType => Object.hasOwn(partPaths, type)
