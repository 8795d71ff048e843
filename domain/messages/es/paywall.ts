export default {
  visitor: {
    title: 'Sube a bordo para seguir leyendo',
    text: 'Esta página es gratis para toda la tripulación. Entra con tu cuenta o hazte una: se tarda menos que en afinar.',
  },
  visitorRank: {
    title: 'De aquí en adelante, capitanes',
    text: 'Lo que hay detrás de esta puerta es del plan Capitán. Si ya es el tuyo, entra con tu cuenta y se abrirá sola.',
  },
  rank: {
    title: 'Te falta un galón',
    text: 'Ya eres de la tripulación, pero esto lo guardamos para los capitanes: son ellos quienes mantienen el barco a flote. Con el plan Capitán tendrás todas las lecciones y los tres tesoros.',
  },
  inside: 'Qué te espera dentro',
  ways: 'Dos rumbos desde aquí',
  way: {
    account: {
      title: 'Cuenta gratuita',
      text: 'Abre esta página y todo lo de rango Grumete: lecciones y canciones. Sin tarjeta y sin letra pequeña.',
      link: 'Crear mi cuenta gratis',
    },
    captain: {
      title: 'Plan Capitán',
      text: 'Abre las lecciones de todos los niveles y el Cofre de los Tesoros.',
      link: 'Cómo hacerse Capitán',
    },
    logIn: {
      title: 'Ya llevo el galón',
      text: 'Entra con tu cuenta de Capitán y se abrirá sola.',
      link: 'Entrar',
    },
    lessons: {
      title: 'Mientras tanto',
      text: 'Las lecciones de rango Grumete ya son tuyas: enteras y sin prisa.',
      link: 'Ver los niveles',
    },
  },
}
