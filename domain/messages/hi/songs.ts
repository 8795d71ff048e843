import type { Translation } from '../translation.ts'

export default {
  title: 'गाने',
  intro: 'रिकॉर्ड के छह बक्से: जो पहले से गुनगुनाते हो, वही बजाकर सीखो।',
  description: 'जॉनर के हिसाब से गिटार पर गाने: क्लासिक रॉक, मेटल, ब्लूज़, पॉप, एकॉस्टिक और जैज़।',
  tellMe: 'आने पर मुझे बताना',
  requestTitle: 'तुम्हारा वाला नहीं है?',
  requestText: 'कप्तान फरमाइश करते हैं और हम उनके लिए गाना खोलकर रख देते हैं, बार-दर-बार।',
  requestLink: 'गाना मांगो',
} satisfies Translation<'songs', 'hi'>
