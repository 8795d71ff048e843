export default {
  contact: {
    otherWays: 'Otras maneras de dar con nosotros',
    writeUs: 'Escríbenos a {{email}}',
    answer: 'Contestamos personas, no loros: suele ser en un par de días.',
    aboutUs: 'Quién contesta',
  },
  testimonials: {
    none: 'La tripulación aún no ha escrito nada. Sé la primera pluma.',
    share: 'Comparte tu leyenda',
    shareText:
      'Cuéntanos cómo empezaste, qué canción se te resistía o qué dijo tu vecino. La capitanía lo lee antes de publicarlo.',
  },
  community: {
    building: 'En construcción',
    tellMe: 'Avísame',
    waitlist: '¿Te avisamos cuando abra?',
  },
  unwritten: 'Este texto todavía se está pasando a limpio. Vuelve pronto.',
  gallery: {
    failed: 'No se pudieron recuperar los tesoros de la galería.',
    empty: 'Todavía no hay botín en cubierta',
    emptyText: 'Los primeros tesoros de la tripulación aparecerán aquí.',
    decoration: 'Estampas de a bordo',
    share: 'Subir lo mío',
  },
  soon: {
    badge: 'Próximamente',
    waitlist: '¿Te avisamos cuando zarpe?',
    waitlistText:
      'Está en el astillero y aún no tiene fecha de botadura. Déjanos tu correo y te escribimos una sola vez: el día que salga a la mar.',
  },
  tutorials: {
    uploads: 'Todo lo que hemos subido al canal',
    channel: 'Del canal {{channel}}',
    none: 'El canal está en silencio: la próxima lección se está grabando.',
  },
}
