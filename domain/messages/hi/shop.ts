import type { Translation } from '../translation.ts'

export default {
  title: 'दुकान',
  visit: 'स्टॉल देखो',
  partners: 'साथी दुकानें',
  partnersText: 'ये हमारे साथ सफर करती हैं। जल्द ही यहां से उनके डेक पर कूद सकोगे।',
  newTab: 'नए टैब में खुलता है',
  payments: 'पेमेंट के तरीके',
  paymentsText: 'सोने की अशर्फियां नहीं, बहुत भारी होती हैं।',
  soonTitle: 'माल रास्ते में है',
  soonText: 'ये स्टॉल बस खुलने ही वाला है: माल अगले जहाज़ के तहखाने में आ रहा है।',
  back: 'दुकान में लौटो',
  unknown: 'अनजान कैटेगरी',
  unknownText: 'इस घाट पर इस नाम का कोई स्टॉल नहीं। बाकी खुले हैं।',
  waitlistTitle: 'आने पर बता दें?',
  waitlistText: 'ईमेल छोड़ दो, जहाज़ से माल उतरते ही घंटी बजा देंगे।',
} satisfies Translation<'shop', 'hi'>
