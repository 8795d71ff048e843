export default {
  tuner: {
    label: 'Afinador',
    start: 'Encender el afinador',
    starting: 'Abriendo el micrófono…',
    stop: 'Apagar',
    noScripts:
      'El afinador escucha con tu micrófono, y para eso tu navegador debe permitir los scripts de esta página.',
    level: 'Micrófono',
    strings: 'Cuerdas: elige una para que el afinador solo escuche esa',
    string: '{{place}}.ª cuerda, {{note}}',
    tuned: 'afinada',
    anyString:
      'Toca cualquier cuerda: el afinador sabe cuál es. Si quieres fijar una, pulsa su clavija.',
    onlyOne: 'Solo escucho esa cuerda. Pulsa otra vez su clavija y volveré a escucharlas todas.',
    allTuned: '¡Las seis en su sitio! Leva anclas y toca.',
    tones: 'Afinar de oído: escucha cada cuerda',
    hear: 'Escuchar {{note}}',
    advice: {
      waiting: 'Toca una cuerda',
      low: 'Está baja: tensa',
      high: 'Está alta: afloja',
      inTune: 'Quieta ahí…',
      reached: '¡Afinada!',
    },
    said: {
      on: 'El afinador escucha.',
      low_one: '{{note}}, {{count}} cent baja: tensa.',
      low_other: '{{note}}, {{count}} cents baja: tensa.',
      high_one: '{{note}}, {{count}} cent alta: afloja.',
      high_other: '{{note}}, {{count}} cents alta: afloja.',
      inTune: '{{note}}, casi.',
      reached: '{{note}}, afinada.',
    },
    notes: {
      ...{ C: 'Do', D: 'Re', E: 'Mi', F: 'Fa', G: 'Sol', A: 'La', B: 'Si' },
      flat: '{{note}} bemol',
      sharp: '{{note}} sostenido',
    },
    problems: {
      denied: 'No se pudo acceder al micrófono. Asegúrate de dar permiso.',
      missing: 'No hay ningún micrófono a la vista. Conecta uno y vuelve a encender el afinador.',
      busy: 'Otro programa tiene ocupado el micrófono. Ciérralo y vuelve a encender el afinador.',
      unsupported:
        'Este navegador no deja escuchar aquí: hace falta uno reciente y una conexión segura (https).',
      failed: 'El micrófono no ha querido abrirse. Prueba de nuevo en un momento.',
      unplugged: 'El micrófono se ha desconectado. Conéctalo y vuelve a encender el afinador.',
      hidden: 'Al irte de la página se cerró el micrófono. Enciéndelo de nuevo cuando quieras.',
    },
    settings: {
      title: 'Ajustes',
      tuning: 'Afinación',
      tunings: {
        standard: 'Estándar (Mi La Re Sol Si Mi)',
        dropD: 'Drop D: la sexta en Re',
        halfStepDown: 'Medio tono abajo',
        openG: 'Sol abierto',
        openD: 'Re abierto',
        dadgad: 'DADGAD',
        chromatic: 'Cromático: cualquier nota',
      },
      a4: 'La de referencia: {{hz}} Hz',
      microphone: 'Micrófono',
      anyMicrophone: 'El del aparato',
      view: 'Vista',
      views: { needle: 'Aguja', strobe: 'Estroboscopio' },
      leftHanded: 'Guitarra para zurdos',
      asked:
        'El navegador entrega el sonido tal cual: sin cancelación de eco, ni supresión de ruido, ni volumen automático.',
      altered:
        'Tu navegador sigue retocando el sonido ({{list}}): si la aguja se pierde, prueba con otro.',
      processings: {
        echoCancellation: 'cancelación de eco',
        noiseSuppression: 'supresión de ruido',
        autoGainControl: 'volumen automático',
      },
    },
  },
}
