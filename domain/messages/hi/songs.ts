import type { Translation } from '../translation.ts'

export default {
  tellMe: 'आने पर मुझे बताना',
  open: 'सबके लिए खुला',
  requestTitle: 'तुम्हारा वाला नहीं है?',
  requestText: 'कप्तान फरमाइश करते हैं और हम उनके लिए गाना खोलकर रख देते हैं, बार-दर-बार।',
  requestLink: 'गाना मांगो',
} satisfies Translation<'songs', 'hi'>
