export default {
  listTitle: 'Las lecciones',
  listIntro: {
    open: 'Van en orden y cada una se apoya en la anterior. Todas están abiertas para ti.',
    grumete:
      'Van en orden y cada una se apoya en la anterior. Para leerlas basta una cuenta gratuita.',
    capitan: 'Van en orden y cada una se apoya en la anterior. Las abren los capitanes.',
  },
  locked: { grumete: 'Con tu cuenta gratuita', capitan: 'Solo para capitanes' },
  minutes_one: '{{count}} minuto',
  minutes_other: '{{count}} minutos',
  number: 'Lección {{number}}',
  course: 'Seguir el rumbo',
  previous: 'Anterior',
  next: 'Siguiente',
  unwritten: 'Esta lección todavía está en el astillero. Vuelve pronto: la botadura es inminente.',
  markDone: 'Lección aprendida',
  done: 'Aprendida: quitar la marca',
  doneText: 'Anotada en tu cuaderno de a bordo.',
  progress: '{{done}} de {{count}} lecciones aprendidas',
  resume: 'Seguir donde lo dejaste',
  begin: 'Empezar la travesía',
  learnt: 'Aprendida',
  inside: {
    first: 'La lección entera, paso a paso',
    second: 'Acordes y tablaturas que se leen bien en el móvil',
    third: 'Tu avance, anotado en el cuaderno de a bordo',
  },
}
