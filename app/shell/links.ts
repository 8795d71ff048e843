/** The header's links, in order, with the keys of their labels. */
export const headerLinks = [
  { to: '/niveles', label: 'nav.courses' },
  { to: '/planes', label: 'nav.plans' },
  { to: '/tutoriales', label: 'nav.tutorials' },
  { to: '/canciones', label: 'nav.songs' },
  { to: '/blog', label: 'nav.blog' },
  { to: '/tienda', label: 'nav.store' },
] as const

/** The footer's links, by column. */
export const footerColumns = [
  {
    title: 'footer.school',
    links: [
      { to: '/niveles', label: 'footer.levels' },
      { to: '/planes', label: 'footer.plans' },
      { to: '/tesoros', label: 'footer.treasures' },
      { to: '/tienda', label: 'footer.store' },
    ],
  },
  {
    title: 'footer.members',
    links: [
      { to: '/blog', label: 'footer.blog' },
      { to: '/comunidad', label: 'footer.community' },
      { to: '/manifiesto', label: 'footer.manifesto' },
      { to: '/contacto', label: 'footer.contact' },
      { to: '/privacidad', label: 'footer.privacy' },
      { to: '/aviso-legal', label: 'footer.legalNotice' },
      { to: '/admin', label: 'footer.panel' },
    ],
  },
] as const
