export default {
  siteName: 'Escuela Pirata',
  skipToContent: 'Saltar al contenido',
  nav: {
    label: 'Principal',
    courses: 'Cursos',
    plans: 'Planes y precios',
    tutorials: 'Tutoriales',
    songs: 'Canciones',
    blog: 'Blog',
    store: 'Tienda',
  },
  account: {
    logIn: 'Acceso',
    logOut: 'Salir',
    greeting: 'A bordo: {{name}}',
  },
  menu: { open: 'Abrir el menú', close: 'Cerrar el menú', title: 'Menú', goTo: 'Menú' },
  languageMenu: 'Idioma',
  footer: {
    plans: 'Planes',
    levels: 'Niveles',
    blog: 'Blog',
    community: 'Comunidad',
    treasures: 'Tesoros',
    store: 'Tienda',
    manifesto: 'Manifiesto',
    panel: 'Panel del Capitán',
    since: 'Navegando desde 2025',
    whatsapp: 'Escríbenos por WhatsApp',
    opensNewTab: 'se abre en otra pestaña',
    school: 'La escuela',
    crew: 'La tripulación',
  },
  video: {
    play: 'Reproducir: {{title}}',
    consent: 'Al reproducirlo se carga desde YouTube.',
  },
  demo: {
    title: 'Demo gratis',
    text: 'Una lección de muestra, tal como la verás a bordo.',
    join: 'Únete a la tripulación',
    close: 'Cerrar la demo',
  },
  notices: {
    area: 'Avisos ({hotkey})',
    close: 'Cerrar el aviso',
    loginSoonTitle: '¡Acceso a la vista!',
    loginSoonText: 'El acceso está en construcción: muy pronto podrás subir a bordo con tu cuenta.',
    uploadsClosedTitle: '¡Se necesita un cofre del tesoro!',
    uploadsClosedText:
      'Para guardar tus fotos y vídeos primero hay que preparar la bodega del barco. Vuelve pronto.',
  },
  errors: {
    notFoundTitle: 'Naufragio a la vista',
    notFoundText:
      'Esta ruta no sale en ningún mapa: la página se hundió, cambió de puerto o nunca existió.',
    forbiddenTitle: 'Solo para la oficialidad',
    forbiddenText: 'Tu rango no te deja entrar en este camarote.',
    unreachableTitle: 'Calma chicha',
    unreachableText:
      'No llegamos al cofre donde guardamos el contenido. Estamos remando hacia él: prueba de nuevo en un momento.',
    unexpectedTitle: 'Hay una vía de agua',
    unexpectedText:
      'Algo se rompió a bordo y ya lo estamos achicando. Prueba de nuevo en unos minutos.',
    home: 'Volver al puerto',
    retry: 'Probar de nuevo',
  },
}
