import type { Translation } from '../translation.ts'

export default {
  kinds: 'गिटार के प्रकार',
  plate: 'प्लेट {{number}}',
  callTitle: 'हाथ तब सीखता है जब कोई साथ बैठा हो',
  callText: 'हर प्लेट के अपने लेसन हैं, अपनी एक्सरसाइज़ और अपने लोग। बस तुम्हारा चढ़ना बाकी है।',
  callLink: 'क्रू में शामिल हो जाओ',
} satisfies Translation<'techniques', 'hi'>
