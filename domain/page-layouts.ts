import { isReservedSlug } from './reserved-slugs.ts'

/** Layouts of a page that consists of text and cards. */
export const pageLayouts = ['reading', 'cards', 'soon', 'community', 'contact'] as const

export type PageLayout = (typeof pageLayouts)[number]

/** The drawings that may stand in the heading of such a page. */
export const pageScenes = ['cabin', 'seal', 'stage', 'tavern', 'crewDeck', 'bow'] as const

export type PageScene = (typeof pageScenes)[number]

/** Places from which the site can link to such a page. */
export const pagePlacements = ['menu', 'map', 'footer'] as const

export type PagePlacement = (typeof pagePlacements)[number]

/** Pages that had their layout in code before documents told it: a dataset of that time has none. */
const earlierLayouts: Partial<Record<string, { layout: PageLayout; scene: PageScene }>> = {
  'aviso-legal': { layout: 'reading', scene: 'seal' },
  comunidad: { layout: 'community', scene: 'crewDeck' },
  contacto: { layout: 'contact', scene: 'bow' },
  feedback: { layout: 'soon', scene: 'stage' },
  'jam-station': { layout: 'soon', scene: 'tavern' },
  manifiesto: { layout: 'reading', scene: 'cabin' },
  privacidad: { layout: 'reading', scene: 'seal' },
  'sobre-mi': { layout: 'reading', scene: 'cabin' },
}

/** The layout of a document's page; null when a route of its own is at its address, or nothing is. */
export function layoutOf(
  slug: string,
  layout: string | null | undefined,
  scene?: PageScene | null,
): { layout: PageLayout; scene: PageScene } | null {
  if (isReservedSlug(slug)) return null
  const known = pageLayouts.find((each) => each === layout)
  return known ? { layout: known, scene: scene ?? 'cabin' } : (earlierLayouts[slug] ?? null)
}
