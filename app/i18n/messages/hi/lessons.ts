import type { Translation } from '../translation.ts'

export default {
  listTitle: 'लेसन',
  listIntro: {
    open: 'ये क्रम से हैं और हर एक पिछले पर टिका है। तुम्हारे लिए सारे खुले हैं।',
    grumete: 'ये क्रम से हैं और हर एक पिछले पर टिका है। पढ़ने के लिए फ्री अकाउंट काफी है।',
    capitan: 'ये क्रम से हैं और हर एक पिछले पर टिका है। इन्हें कप्तान खोलते हैं।',
  },
  locked: { grumete: 'फ्री अकाउंट के साथ', capitan: 'सिर्फ कप्तानों के लिए' },
  minutes_one: '{{count}} मिनट',
  minutes_other: '{{count}} मिनट',
  number: 'लेसन {{number}}',
  course: 'आगे का सफर',
  previous: 'पिछला',
  next: 'अगला',
  unwritten: 'ये लेसन अभी शिपयार्ड में है। जल्द लौटना: बस पानी में उतरने ही वाला है।',
  markDone: 'लेसन सीख लिया',
  done: 'सीख लिया: निशान हटाओ',
  doneText: 'तुम्हारी जहाज़ी नोटबुक में लिख लिया।',
  progress: '{{count}} में से {{done}} लेसन सीखे',
  resume: 'जहां छोड़ा था वहीं से',
  begin: 'सफर शुरू करो',
  learnt: 'सीखा हुआ',
  inside: {
    first: 'पूरा लेसन, कदम-दर-कदम',
    second: 'कॉर्ड और टैब जो फोन पर भी साफ पढ़े जाएं',
    third: 'तुम्हारी प्रोग्रेस, जहाज़ी नोटबुक में दर्ज',
  },
} satisfies Translation<'lessons', 'hi'>
