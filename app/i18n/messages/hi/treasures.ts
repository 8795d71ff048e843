import type { Translation } from '../translation.ts'

export default {
  title: 'खज़ाने का संदूक',
  intro: 'जो किसी नक्शे पर नहीं: थ्योरी, ट्रैक और मास्टरक्लास, सात तालों में बंद।',
  description: 'गिटार की थ्योरी, बैकिंग ट्रैक और मास्टरक्लास, सिर्फ स्कूल के कप्तानों के लिए।',
  kinds: { theory: 'थ्योरी', tracks: 'ट्रैक', masterclass: 'मास्टरक्लास' },
  unlock: 'ताला खोलो',
  open: 'संदूक खोलो',
  back: 'सारे खज़ाने',
  print: 'प्रिंट करो',
  empty: 'ये संदूक अभी भर रहा है। अगले ज्वार के साथ लौटना।',
  callTitle: 'चाबी कप्तान के पास है',
  callText: 'जो कप्तान बनता है वो ये संदूक खोलता है, और वो सब भी जो हम समंदर की तह से निकालेंगे।',
  callLink: 'कप्तान बनो',
} satisfies Translation<'treasures', 'hi'>
