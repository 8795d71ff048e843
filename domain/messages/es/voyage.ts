export default {
  title: 'Tu travesía',
  learnt: '{{name}}: {{done}} de {{count}} lecciones aprendidas',
  unread: 'Tu cuaderno no se deja abrir ahora mismo. Tu avance sigue a salvo.',
  place: 'Lección {{number}} de {{count}}',
  after: 'Después:',
  chart: 'La ruta entera',
  arrived: {
    title: 'Has llegado a puerto',
    text: 'Todas las lecciones están aprendidas. En la bitácora te esperan riffs y teoría para la próxima marea.',
    more: 'Ya sabes todo lo que sabe un Grumete. Lo que sigue lo abre el plan Capitán.',
    link: 'Leer la bitácora',
  },
  handy: {
    title: 'A mano',
    tuner: 'Afinar',
    metronome: 'Metrónomo',
    practice: 'Cuaderno de práctica',
    media: 'Mi práctica',
    account: 'Mi camarote',
  },
}
