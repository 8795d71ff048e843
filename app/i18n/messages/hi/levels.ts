import type { Translation } from '../translation.ts'

export default {
  title: 'सफर के लेवल',
  intro: 'तीन रैंक और एक ही सफर। तुम्हारे हाथों से जो अभी बजता है उसके हिसाब से चुनो: अगले पर चढ़ना हमेशा खुला है।',
  description: 'खलासी, जहाज़ी और कप्तान: गिटार स्कूल के तीन लेवल, पहले कॉर्ड से इम्प्रोवाइज़ेशन तक।',
  sampleLesson: 'नमूना लेसन',
  open: 'लेवल देखो',
  all: 'सारे लेवल',
  lessonOne: 'लेसन 1',
  ladder: 'तीनों रैंक',
  upload: {
    title: 'अपना कुछ अपलोड करो',
    text: 'इस लेवल की अपनी प्रैक्टिस का फोटो या वीडियो यहां रखो।',
    button: 'फोटो या वीडियो अपलोड करो',
  },
  slots: {
    image: 'मेरी फोटो लगाओ',
    video: 'मेरा वीडियो लगाओ',
    reset: 'स्कूल वाला लौटाओ',
  },
} satisfies Translation<'levels', 'hi'>
