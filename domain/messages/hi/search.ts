import type { Translation } from '../translation.ts'

export default {
  title: 'जहाज़ पर खोजो',
  intro: 'पूरे स्कूल के लेख, टेक्नीक, लेवल और लेसन।',
  label: 'क्या ढूंढ रहे हो?',
  placeholder: 'पेंटाटोनिक, बैरे, ब्लूज़…',
  submit: 'खोजो',
  close: 'खोज बंद करो',
  results: 'नतीजे',
  searching: 'खोज रहे हैं…',
  found_one: '{{count}} नतीजा',
  found_other: '{{count}} नतीजे',
  none: '“{{query}}” के लिए दूर-दूर तक कुछ नहीं। दूसरा शब्द आज़माओ।',
  ideas: 'कहां से शुरू करें',
  examples: 'पेंटाटोनिक, रिफ, ब्लूज़, टैपिंग, मोड',
  hint: 'कम-से-कम दो अक्षर लिखो।',
  keys: 'ऐरो से चलो और एंटर से खोलो।',
  all: 'सब एक पेज पर देखो',
  kinds: {
    article: 'लेख',
    technique: 'टेक्नीक',
    level: 'लेवल',
    lesson: 'लेसन',
    song: 'गाना',
    page: 'पृष्ठ',
  },
  lookout: {
    title: 'पहरेदार मस्तूल पर तैनात है',
    text: 'बताओ क्या ढूंढ रहे हो: वो पूरा स्कूल एक सांस में छान मारेगा, इस छोर से उस छोर तक।',
  },
  ways: {
    title: 'या सीधे इधर का रुख करो',
    levels: { title: 'लेवल', text: 'पहली स्ट्रिंग से सोलो तक, सिलसिले से' },
    blog: { title: 'लॉगबुक', text: 'दो ज्वारों के बीच पढ़ने के लिए लेख' },
    tuner: { title: 'ट्यूनर', text: 'एक मिनट में छहों स्ट्रिंग्स अपनी जगह' },
  },
} satisfies Translation<'search', 'hi'>
