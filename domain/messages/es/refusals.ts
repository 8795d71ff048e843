/** Texts of the front door for rejected requests; no page has them. */
export default {
  tooLarge: {
    title: 'Eso no cabe en la bodega',
    text: 'Lo que has enviado pesa más de lo que admite esta página. Acórtalo y vuelve a enviarlo.',
  },
  unreadable: {
    title: 'La tinta se ha corrido',
    text: 'Lo que ha llegado no se puede leer. Vuelve a la página y envíalo otra vez.',
  },
  tooMany: {
    title: '¡Alto el fuego!',
    text: 'Llegan demasiadas peticiones seguidas desde tu conexión. Espera un momento y vuelve a probar.',
  },
  busy: {
    title: 'Toda la tripulación está ocupada',
    text: 'Hay mar gruesa y no damos abasto. Vuelve a probar en un momento.',
  },
  foreign: {
    title: 'Bandera desconocida',
    text: 'Este formulario viene de otro sitio web y no se ha aceptado.',
  },
}
