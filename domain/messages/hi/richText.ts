import type { Translation } from '../translation.ts'

export default {
  callout: {
    setTempo: '{{tempo}} पर लगाओ',
    tip: 'जहाज़ी नुस्खा',
    warning: 'संभलकर, चट्टान है!',
    exercise: 'एक्सरसाइज़',
  },
  chords: { label: 'कॉर्ड', play: 'कॉर्ड सुनो' },
  downloads: {
    title: 'तहखाने में',
    download: 'डाउनलोड',
    play: '“{{title}}” सुनो',
    key: 'स्केल',
    tempo: 'टेम्पो',
    beats: '{{count}} बीट प्रति मिनट',
    chart: 'कॉर्ड, बार-दर-बार',
  },
  tab: {
    title: 'टैब',
    play: 'सुनो और प्रैक्टिस करो',
    words: 'नोट-दर-नोट',
    silent: 'ये टैब पढ़ा जा सकता है, पर अभी बजता नहीं।',
    asText: 'टैब को टेक्स्ट में देखो',
    legend: 'टैब के निशान',
    hammerOn: 'हैमर-ऑन',
    pullOff: 'पुल-ऑफ',
    bend: 'बेंड: स्ट्रिंग खींचो',
    release: 'बेंड छोड़ो',
    slideUp: 'ऊपर स्लाइड',
    slideDown: 'नीचे स्लाइड',
    vibrato: 'वाइब्रेटो',
    muted: 'म्यूट नोट',
    tapping: 'टैपिंग: दूसरे हाथ से टैप करो',
  },
} satisfies Translation<'richText', 'hi'>
