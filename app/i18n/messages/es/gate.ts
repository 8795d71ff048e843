export default {
  visitor: {
    title: 'Sube a bordo para seguir leyendo',
    text: 'Esta lección es gratis para toda la tripulación. Entra con tu cuenta o hazte una: se tarda menos que en afinar.',
  },
  visitorRank: {
    title: 'De aquí en adelante, capitanes',
    text: 'Lo que hay detrás de esta puerta es para quien lleva el rango de Capitán. Si ya es el tuyo, entra con tu cuenta y se abrirá sola.',
  },
  rank: {
    title: 'Te falta un galón',
    text: 'Ya eres de la tripulación, pero esto lo guardamos para los capitanes: son ellos quienes mantienen el barco a flote. Sube de rango y tendrás todas las lecciones y los tres tesoros.',
  },
  logIn: 'Entrar',
  signUp: 'Crear mi cuenta gratis',
  becomeCaptain: 'Cómo hacerse Capitán',
}
