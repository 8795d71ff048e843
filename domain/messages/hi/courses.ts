import type { Translation } from '../translation.ts'

export default {
  soon: 'जल्द आ रहा है',
  known: {
    estilos: 'स्टाइल',
    'tecnicas/electrica': 'इलेक्ट्रिक गिटार टेक्नीक',
    'tecnicas/acustica': 'एकॉस्टिक गिटार टेक्नीक',
    'tecnicas/espanola': 'स्पैनिश गिटार टेक्नीक',
  },
  waitlistTitle: 'वेटलिस्ट में नाम लिखवाओ',
  waitlistText: 'सिर्फ एक बार लिखेंगे: जिस दिन जहाज़ पानी में उतरेगा।',
  waitlistLink: 'मेंबरशिप की वेटलिस्ट',
  meanwhile: 'तब तक लेवल से शुरू करो',
} satisfies Translation<'courses', 'hi'>
