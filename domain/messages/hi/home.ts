import type { Translation } from '../translation.ts'

export default {
  anchorBar: {
    label: 'इस पेज के हिस्से',
    freeLessons: 'फ्री क्लास',
    learningPath: 'रूट',
    tools: 'टूल',
    songs: 'गाने',
    premium: 'प्रीमियम प्लान',
    community: 'कम्युनिटी',
  },
  sea: { listen: 'गिटार बजाओ, समंदर जवाब देगा', opening: 'माइक्रोफोन खुल रहा है…', stop: 'सुनना बंद करो' },
  hero: { goOn: 'सफर जारी रखो' },
  levels: { wanted: 'तलाश है', see: 'लेवल देखो' },
  freeLessons: { minutes: '{{count}} मिनट' },
  premium: { from: 'कीमत', perMonth: 'महीने से शुरू', module: 'मॉड्यूल {{number}}' },
  comparison: {
    soon: 'जल्द ही',
    feature: 'जहाज़ पर',
    grumete: 'खलासी',
    capitan: 'कप्तान',
    yes: 'हां',
    no: 'नहीं',
  },
  marquee: { label: 'क्रू क्या कहता है' },
} satisfies Translation<'home', 'hi'>
