export default {
  sending: 'Enviando…',
  honeypot: 'Deja este campo vacío',
  back: 'Volver a la página',
  again: 'Revisa el formulario y vuelve a enviarlo: lo que escribiste sigue aquí.',
  fields: {
    name: 'Nombre',
    email: 'Correo electrónico',
    message: 'Mensaje',
    pirateName: 'Nombre pirata',
    story: 'Tu historia',
  },
  newsletter: { title: 'Boletín', submit: 'Suscribirme' },
  contact: { title: 'Formulario de contacto', submit: 'Lanzar la botella' },
  testimonial: { title: 'Comparte tu leyenda', submit: 'Enviar mi historia' },
  waitlist: {
    offer: 'Dinos tu correo y te avisamos en cuanto se abra.',
    title: 'Lista de espera',
    text: 'Déjanos tu correo y te avisamos cuando esté lista. Nada más.',
    submit: 'Avisadme',
  },
  problems: {
    nameRequired: 'Escribe tu nombre.',
    nameTooLong: 'Ese nombre es demasiado largo: caben 80 letras.',
    emailRequired: 'Escribe tu correo electrónico.',
    emailInvalid: 'Ese correo no parece completo. Debe ser como nombre@ejemplo.com.',
    emailTooLong: 'Ese correo es demasiado largo: caben 254 letras.',
    messageRequired: 'Escribe tu mensaje.',
    messageTooLong: 'El mensaje es demasiado largo: caben 5000 letras.',
    storyRequired: 'Cuéntanos tu historia.',
    storyTooLong: 'La historia es demasiado larga: caben 5000 letras.',
  },
  failures: {
    tooMany:
      'Han llegado demasiadas botellas seguidas desde tu conexión. Espera unos minutos y vuelve a enviarla, por favor.',
    tooLarge: 'Eso no cabe en una botella: acorta el texto y vuelve a enviarlo.',
    unavailable:
      'No hemos podido guardar lo que enviaste. Sigue escrito aquí: prueba de nuevo en un momento.',
  },
}
