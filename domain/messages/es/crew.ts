export default {
  pages: {
    contacto: {
      title: 'Contacto',
      intro: '¿Una duda, una propuesta, una canción que se te resiste? Métela en la botella.',
      description:
        'Escribe a la escuela de guitarra pirata: dudas sobre los niveles, los planes o tu próxima canción.',
    },
    testimonials: {
      title: 'Historias de la tripulación',
      intro: 'Subieron a bordo sin saber dónde estaba el Do. Esto es lo que cuentan ahora.',
      description:
        'Lo que cuentan los guitarristas de la escuela, y un hueco para que cuentes tu propia leyenda.',
    },
    comunidad: {
      title: 'La taberna de la tripulación',
      intro:
        'Un sitio para tocar acompañado: charlas, retos, concursos y proyectos a muchas manos.',
      description:
        'Foros, retos en grupo, concursos y proyectos colaborativos de la escuela de guitarra pirata.',
    },
    'sobre-mi': {
      title: 'Sobre mí',
      intro: 'Quién lleva el timón de esta escuela, y por qué.',
      description: 'Quién fundó la escuela de guitarra pirata y cómo enseña.',
    },
    manifiesto: {
      title: 'Manifiesto',
      intro: 'Las leyes de a bordo: pocas, y para cumplirlas.',
      description: 'La filosofía y la misión de la escuela de guitarra pirata.',
    },
    privacidad: {
      title: 'Privacidad',
      intro: 'Qué guardamos de ti, para qué y cómo pedir que lo borremos.',
      description: 'Qué datos guarda la escuela, para qué los usa y cuáles son tus derechos.',
    },
    'aviso-legal': {
      title: 'Aviso legal',
      intro: 'La letra pequeña, en letra grande.',
      description: 'Quién responde de este sitio y en qué condiciones puedes usarlo.',
    },
    galeria: {
      title: 'Galería',
      intro: 'El botín de la tripulación: fotos y vídeos de quienes navegan con nosotros.',
      description: 'Fotos y vídeos de la tripulación de la escuela de guitarra pirata.',
    },
    'gestor-multimedia': {
      title: 'Tu cofre de medios',
      intro: 'Aquí guardas, eliges y borras tus fotos y vídeos.',
      description: 'El gestor de fotos y vídeos de los miembros de la escuela.',
    },
    feedback: {
      title: 'Feedback en vídeo',
      intro:
        'Grábate tocando y te diremos qué suena a puerto y qué a naufragio. Aún estamos montando la cubierta de escucha.',
      description: 'Envía un vídeo de tu práctica y recibe correcciones. Próximamente.',
    },
    'jam-station': {
      title: 'Jam Station',
      intro:
        'Pistas de acompañamiento, grabación y colaboración a distancia. La banda todavía está afinando.',
      description: 'Pistas de acompañamiento, grabación y colaboración a distancia. Próximamente.',
    },
    tutoriales: {
      title: 'Tutoriales',
      intro: 'Lo último que hemos subido al canal: lecciones cortas para ver guitarra en mano.',
      description: 'Tutoriales de guitarra en vídeo de la escuela pirata.',
    },
    afinador: {
      title: 'Afinador',
      intro:
        'Seis cuerdas en su sitio, de oído y con aguja: toca una y te decimos hacia dónde girar la clavija.',
      description:
        'Un afinador de guitarra que escucha por el micrófono, en el navegador y gratis.',
    },
    metronomo: {
      title: 'Metrónomo',
      intro:
        'El remo que no se cansa, de 40 a 240 golpes por minuto: compases, acentos y rampas para practicar.',
      description: 'Un metrónomo de 40 a 240 pulsaciones por minuto, en el navegador y gratis.',
    },
  },
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
  about: { contact: 'Escríbeme' },
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
