/** Ids of the landing page's sections that a target may name. */
export const sectionIds = [
  'niveles',
  'features',
  'reserva',
  'testimonios',
  'bitacora',
  'free-lessons',
  'premium-curriculum',
  'benefits',
  'learning-path',
  'tools',
  'songs-lib',
  'video-feedback',
  'comparison',
  'videos',
] as const

export type SectionId = (typeof sectionIds)[number]

export type Target =
  | { kind: 'demo' }
  | { kind: 'section'; id: SectionId }
  | { kind: 'page'; path: string }

const isSection = (id: string): id is SectionId => (sectionIds as readonly string[]).includes(id)

/**
 * Resolves the target of a card or a call to action: `demo` opens the demo; the id of a section of
 * the landing page (with or without `#`) scrolls to it; anything else is a path of the site.
 */
export function resolveTarget(target: string): Target {
  const value = target.trim()
  if (value === 'demo') return { kind: 'demo' }
  const id = value.replace(/^#/, '')
  if (isSection(id)) return { kind: 'section', id }
  // A single leading slash: a path of this site, never `//another.host`.
  return { kind: 'page', path: `/${value.replace(/^[/\\]+/, '')}` }
}
