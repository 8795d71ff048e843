import type { Translation } from '../translation.ts'

export default {
  billing: {
    label: 'बिलिंग',
    monthly: 'महीने का',
    annually: 'साल का',
    show: 'कीमतें देखो',
    saving_one: '{{count}} महीना मुफ्त',
    saving_other: '{{count}} महीने मुफ्त',
  },
  pass: 'बोर्डिंग पास',
  rank: 'रैंक',
  free: 'फ्री',
  freeForever: 'हमेशा, बिना कार्ड',
  perMonth: 'हर महीने',
  perYear: 'हर साल',
  equals: 'महीने का {{price}} पड़ता है',
  popular: 'सबसे पॉपुलर!',
  includes: 'इसमें क्या है',
  choose: 'चढ़ जाओ',
  compare: 'उलझन है? रैंक मिलाकर देखो',
  membership: {
    seePrices: 'प्लान और कीमतें देखो',
    faq: 'घाट के सवाल',
    waitlistTitle: 'वेटलिस्ट में नाम लिखवाओ',
    waitlistText: 'ईमेल छोड़ दो, रजिस्ट्रेशन खुलने की खबर सबसे पहले पाने वालों में तुम भी होगे।',
  },
} satisfies Translation<'plans', 'hi'>
