import type { Translation } from '../translation.ts'

export default {
  title: 'तुम्हारा सफर',
  learnt: '{{name}}: {{count}} में से {{done}} लेसन सीखे',
  unread: 'तुम्हारी डायरी अभी खुल नहीं रही। तुम्हारी प्रगति सुरक्षित है।',
  place: 'लेसन {{number}}, कुल {{count}}',
  after: 'उसके बाद:',
  chart: 'पूरा रास्ता',
  arrived: {
    title: 'तुम बंदरगाह पहुंच गए',
    text: 'सारे लेसन सीख लिए। लॉगबुक में रिफ और थ्योरी अगले ज्वार का इंतज़ार कर रहे हैं।',
    more: 'जो एक खलासी जानता है, वो सब तुम जानते हो। आगे का रास्ता कप्तान प्लान खोलता है।',
    link: 'लॉगबुक पढ़ो',
  },
  handy: {
    title: 'हाथ के पास',
    tuner: 'ट्यून करो',
    metronome: 'मेट्रोनोम',
    practice: 'अभ्यास की कॉपी',
    media: 'मेरी प्रैक्टिस',
    account: 'मेरा केबिन',
  },
} satisfies Translation<'voyage', 'hi'>
