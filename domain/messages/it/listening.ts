import type { Translation } from '../translation.ts'

export default {
  title: 'Ti ascolto',
  opening: 'Apro il microfono…',
  again: 'Riprova',
  mode: 'Come ti ascolto',
  along: 'A tempo',
  wait: 'Ti aspetto',
  alongHow: 'Premi «Suona» e segui la luce: ogni nota resta segnata così come la sento.',
  alongMuted:
    'Premi «Suona» e segui la luce. Si sente solo il metronomo, così non confondo la mia chitarra con la tua; con le cuffie potremmo suonare tutti e due.',
  waitHow: 'Senza fretta: la luce non avanza finché non sento la nota.',
  checkAgain: 'Ricontrolla il microfono ({{latency}} ms)',
  check: {
    title: 'Prima di cominciare, un soundcheck',
    private: 'Quello che sente il microfono non esce da questo dispositivo.',
    pluck: 'Suona qualche corda, così come suonerai dopo.',
    advice: {
      waiting: 'Ti ascolto…',
      noise:
        'C’è parecchio rumore intorno. Avvicina il microfono alla chitarra o cerca un angolo più tranquillo.',
      soft: 'Ti sento da lontano. Avvicina il microfono alla buca della chitarra.',
      loud: 'Ti sento fin troppo da vicino: allontana un po’ il microfono.',
      good: 'Ti sento a meraviglia.',
    },
    shake:
      'Adesso fischio io, per sapere quanto ci mette il suono ad andare e tornare. Tieni ferme le corde.',
    start: 'Fai la prova',
    shaking: 'Fischio…',
    headphones:
      'Non mi sono sentito, quindi hai le cuffie. Perfetto: potremo suonare tutti e due. Resta solo da sapere quanto ci mette il suono ad arrivarti.',
    loudspeaker: 'Non ho le cuffie: riprova',
    knockReady:
      'Quando partono i clic, dai dei colpetti sulla tavola della chitarra insieme a loro.',
    knock: 'Un colpetto a ogni clic…',
    knocksMissed: 'Non ho sentito abbastanza colpetti. Dalli più vicino al microfono e riproviamo.',
    knockStart: 'Fai partire i clic',
  },
  report: {
    clean: 'Giro pulito!',
    played: 'Ne ho sentite {{played}} su {{asked}}.',
    unsure:
      'Questo giro non l’ho sentito bene, e non è colpa tua: avvicina il microfono o rifai il controllo qui sotto.',
    bar: 'Battuta {{bar}}:',
    share: '{{played}} su {{asked}}',
    early: 'un po’ in anticipo',
    late: 'un po’ in ritardo',
    steadiness: 'La tua mano si muove di ±{{ms}} ms attorno alla pulsazione.',
    ahead: 'In media, {{ms}} ms in anticipo.',
    behind: 'In media, {{ms}} ms in ritardo.',
    loopBar: 'Ripeti solo la battuta {{bar}}',
  },
  strip: {
    label: 'Le tue pennate attorno alla pulsazione',
    how: 'Sopra la linea, in anticipo; sotto, in ritardo. La freccia dice da che parte va la mano.',
  },
  changes: {
    title: 'Un minuto di cambi di accordo',
    how: 'Da {{first}} a {{second}} e ritorno, una pennata su ciascuno. Io conto i cambi che sento puliti.',
    start: 'Fai partire il minuto',
    stop: 'Ferma',
    running_one: '{{count}} cambio; restano {{left}} s.',
    running_other: '{{count}} cambi; restano {{left}} s.',
    due: 'Adesso {{chord}}.',
    result_one: '{{count}} cambio in un minuto. Segnato.',
    result_other: '{{count}} cambi in un minuto. Segnato.',
  },
} satisfies Translation<'listening', 'it'>
