export default {
  title: 'Cofre de los Tesoros',
  introOpen:
    'Lo que no sale en ningún mapa: teoría, pistas y clases magistrales. La llave la llevas tú, así que levanta las tapas.',
  kinds: { theory: 'Teoría', tracks: 'Pistas', masterclass: 'Masterclass' },
  unlock: 'Desbloquear',
  open: 'Abrir el cofre',
  back: 'Todos los tesoros',
  print: 'Imprimir',
  empty: 'Este cofre aún se está llenando. Vuelve con la próxima marea.',
  callTitle: 'La llave la lleva el Capitán',
  callText: 'Quien sube a Capitán abre estos cofres y todos los que saquemos del fondo del mar.',
  callLink: 'Hazte Capitán',
  inside: {
    theory: {
      first: 'La teoría, explicada sobre el mástil',
      second: 'Acordes y tablaturas para oírla en tus manos',
      third: 'Una versión para imprimir y tener en el atril',
    },
    tracks: {
      first: 'Pistas para tocar encima sin salir de la página',
      second: 'El audio para descargarlo',
      third: 'Los acordes de cada pista, compás a compás',
    },
    masterclass: {
      first: 'La clase completa, por escrito',
      second: 'Tablaturas de cada ejercicio',
      third: 'Una versión para imprimir y tener en el atril',
    },
  },
}
