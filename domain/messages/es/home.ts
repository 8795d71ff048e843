export default {
  anchorBar: {
    label: 'Secciones de esta página',
    freeLessons: 'Clases gratis',
    learningPath: 'Ruta',
    tools: 'Herramientas',
    songs: 'Canciones',
    premium: 'Plan premium',
    community: 'Comunidad',
  },
  sea: {
    listen: 'Toca tu guitarra: el mar responde',
    opening: 'Abriendo el micrófono…',
    stop: 'Que no escuche más',
  },
  hero: { goOn: 'Seguir la travesía' },
  levels: { wanted: 'Se busca', see: 'Ver el nivel' },
  freeLessons: { minutes: '{{count}} min' },
  premium: { from: 'Desde', perMonth: 'al mes', module: 'Módulo {{number}}' },
  comparison: {
    soon: 'Próximamente',
    feature: 'A bordo',
    grumete: 'Grumete',
    capitan: 'Capitán',
    yes: 'Sí',
    no: 'No',
  },
  marquee: { label: 'Lo que cuenta la tripulación' },
}
