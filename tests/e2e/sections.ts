/** The landing page's sections in the specified order, by the ids that links rely on. */
export const SECTIONS = [
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
]
