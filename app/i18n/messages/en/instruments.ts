import type { Messages } from '../es.ts'

export default {
  tuner: {
    label: 'Tuner',
    start: 'Turn the tuner on',
    starting: 'Opening the microphone…',
    stop: 'Turn off',
    noScripts:
      'The tuner listens with your microphone, so your browser must allow this page’s scripts.',
    level: 'Microphone',
    strings: 'Strings: choose one and the tuner listens to that one only',
    string: 'String {{place}}, {{note}}',
    tuned: 'in tune',
    anyString: 'Play any string: the tuner knows which it is. To hold on to one, press its peg.',
    onlyOne: 'Listening to that string only. Press its peg again and all of them count.',
    allTuned: 'All six in their place! Weigh anchor and play.',
    tones: 'Tune by ear: listen to each string',
    hear: 'Hear {{note}}',
    advice: {
      waiting: 'Play a string',
      low: 'Too low: tighten',
      high: 'Too high: loosen',
      inTune: 'Hold it there…',
      reached: 'In tune!',
    },
    said: {
      on: 'The tuner is listening.',
      low_one: '{{note}}, {{count}} cent low: tighten.',
      low_other: '{{note}}, {{count}} cents low: tighten.',
      high_one: '{{note}}, {{count}} cent high: loosen.',
      high_other: '{{note}}, {{count}} cents high: loosen.',
      inTune: '{{note}}, almost.',
      reached: '{{note}}, in tune.',
    },
    notes: {
      ...{ C: 'C', D: 'D', E: 'E', F: 'F', G: 'G', A: 'A', B: 'B' },
      flat: '{{note}} flat',
      sharp: '{{note}} sharp',
    },
    problems: {
      denied: 'The microphone could not be reached. Make sure to give permission.',
      missing: 'There is no microphone in sight. Plug one in and turn the tuner on again.',
      busy: 'Another program is using the microphone. Close it and turn the tuner on again.',
      unsupported:
        'This browser cannot listen here: it takes a recent one and a secure connection (https).',
      failed: 'The microphone would not open. Try again in a moment.',
      unplugged: 'The microphone was unplugged. Plug it in and turn the tuner on again.',
      hidden:
        'The microphone was closed when you left the page. Turn it on again whenever you like.',
    },
    settings: {
      title: 'Settings',
      tuning: 'Tuning',
      tunings: {
        standard: 'Standard (E A D G B E)',
        dropD: 'Drop D',
        halfStepDown: 'Half a step down',
        openG: 'Open G',
        openD: 'Open D',
        dadgad: 'DADGAD',
        chromatic: 'Chromatic: any note',
      },
      a4: 'Reference A: {{hz}} Hz',
      microphone: 'Microphone',
      anyMicrophone: 'The device’s own',
      view: 'View',
      views: { needle: 'Needle', strobe: 'Strobe' },
      leftHanded: 'Left-handed guitar',
      asked:
        'The browser hands over the sound as it is: no echo cancellation, noise suppression or automatic gain.',
      altered:
        'Your browser keeps altering the sound ({{list}}): if the needle gets lost, try another one.',
      processings: {
        echoCancellation: 'echo cancellation',
        noiseSuppression: 'noise suppression',
        autoGainControl: 'automatic gain',
      },
    },
  },
} satisfies Messages['instruments']
