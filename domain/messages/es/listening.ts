export default {
  title: 'Te escucho',
  opening: 'Abriendo el micrófono…',
  again: 'Probar otra vez',
  mode: 'Cómo te escucho',
  along: 'Al compás',
  wait: 'Te espero',
  alongHow: 'Dale a tocar y sigue la luz: cada nota queda marcada según te la oigo.',
  alongMuted:
    'Dale a tocar y sigue la luz. Suena solo el metrónomo, para no confundir mi guitarra con la tuya; con auriculares sonarían los dos.',
  waitHow: 'Sin prisa: la luz no avanza hasta que oigo la nota.',
  checkAgain: 'Comprobar otra vez el micrófono ({{latency}} ms)',
  check: {
    title: 'Antes de empezar, una prueba',
    private: 'Lo que oye el micrófono no sale de este aparato.',
    pluck: 'Toca unas cuerdas como vas a tocar después.',
    advice: {
      waiting: 'Te escucho…',
      noise:
        'Hay mucho ruido alrededor. Acerca el micrófono a la guitarra o busca un rincón más tranquilo.',
      soft: 'Te oigo de lejos. Acerca el micrófono a la boca de la guitarra.',
      loud: 'Te oigo demasiado cerca: aparta un poco el micrófono.',
      good: 'Te oigo de maravilla.',
    },
    shake:
      'Ahora voy a silbar yo, para saber cuánto tarda el sonido en ir y volver. Deja las cuerdas quietas.',
    start: 'Hacer la prueba',
    shaking: 'Silbando…',
    headphones:
      'No me he oído, así que llevas auriculares. Perfecto: podremos tocar los dos. Solo falta saber cuánto tarda el sonido en llegarte.',
    loudspeaker: 'No llevo auriculares: probar otra vez',
    knockReady:
      'Cuando suenen los clics, da golpecitos en la tapa de la guitarra a la vez que ellos.',
    knock: 'Un golpecito con cada clic…',
    knocksMissed: 'No he oído bastantes golpes. Dalos más cerca del micrófono y probamos otra vez.',
    knockStart: 'Empezar los clics',
  },
  report: {
    clean: '¡Vuelta limpia!',
    played: 'He oído {{played}} de {{asked}}.',
    unsure:
      'Esta vuelta no la he oído bien, y no es culpa tuya: acerca el micrófono o comprueba la prueba de abajo.',
    bar: 'Compás {{bar}}:',
    share: '{{played}} de {{asked}}',
    early: 'un poco pronto',
    late: 'un poco tarde',
    steadiness: 'Tu mano se mueve ±{{ms}} ms alrededor del pulso.',
    ahead: 'De media, {{ms}} ms por delante.',
    behind: 'De media, {{ms}} ms por detrás.',
    loopBar: 'Repetir solo el compás {{bar}}',
  },
  strip: {
    label: 'Tus rasgueos alrededor del pulso',
    how: 'Sobre la línea, antes de tiempo; debajo, después. La flecha dice hacia dónde va la mano.',
  },
  changes: {
    title: 'Un minuto de cambios',
    how: 'De {{first}} a {{second}} y vuelta, un golpe en cada uno. Yo cuento los que oigo limpios.',
    start: 'Empezar el minuto',
    stop: 'Parar',
    running_one: '{{count}} cambio; quedan {{left}} s.',
    running_other: '{{count}} cambios; quedan {{left}} s.',
    due: 'Ahora, {{chord}}.',
    result_one: '{{count}} cambio en un minuto. Queda anotado.',
    result_other: '{{count}} cambios en un minuto. Queda anotado.',
  },
}
