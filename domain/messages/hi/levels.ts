import type { Translation } from '../translation.ts'

export default {
  sampleLesson: 'नमूना लेसन',
  open: 'लेवल देखो',
  all: 'सारे लेवल',
  lessonOne: 'लेसन 1',
  ladder: 'तीनों रैंक',
  upload: {
    title: 'अपना कुछ अपलोड करो',
    text: 'इस लेवल की अपनी प्रैक्टिस का फोटो या वीडियो यहां रखो।',
    button: 'फोटो या वीडियो अपलोड करो',
    stays: 'जब तक पब्लिश न करो, सिर्फ तुम देखोगे।',
  },
  slots: {
    image: 'मेरी फोटो लगाओ',
    video: 'मेरा वीडियो लगाओ',
    reset: 'स्कूल वाला लौटाओ',
    onlyYou: 'यहां यह सिर्फ तुम्हें दिखता है।',
  },
} satisfies Translation<'levels', 'hi'>
