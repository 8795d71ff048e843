import type { Translation } from '../translation.ts'

export default {
  sending: 'भेज रहे हैं…',
  honeypot: 'ये खाना खाली छोड़ दो',
  back: 'पेज पर लौटो',
  again: 'फॉर्म देखकर फिर से भेजो: तुमने जो लिखा था वो यहीं है।',
  fields: {
    name: 'नाम',
    email: 'ईमेल',
    message: 'मैसेज',
    pirateName: 'पाइरेट नाम',
    story: 'तुम्हारी कहानी',
  },
  newsletter: { title: 'न्यूज़लेटर', submit: 'सब्सक्राइब' },
  contact: { title: 'संपर्क फॉर्म', submit: 'बोतल फेंको' },
  testimonial: { title: 'अपनी दास्तान सुनाओ', submit: 'मेरी कहानी भेजो' },
  waitlist: {
    offer: 'अपना ईमेल छोड़ दो, खुलते ही बताएंगे।',
    title: 'वेटलिस्ट',
    text: 'ईमेल छोड़ दो, तैयार होते ही बता देंगे। बस इतना ही।',
    submit: 'मुझे बता देना',
  },
  problems: {
    nameRequired: 'अपना नाम लिखो।',
    nameTooLong: 'नाम बहुत लंबा है: 80 अक्षर आते हैं।',
    emailRequired: 'अपना ईमेल लिखो।',
    emailInvalid: 'ये ईमेल अधूरा लगता है। कुछ ऐसा होना चाहिए: naam@example.com',
    emailTooLong: 'ईमेल बहुत लंबा है: 254 अक्षर आते हैं।',
    messageRequired: 'अपना मैसेज लिखो।',
    messageTooLong: 'मैसेज बहुत लंबा है: 5000 अक्षर आते हैं।',
    storyRequired: 'अपनी कहानी सुनाओ।',
    storyTooLong: 'कहानी बहुत लंबी है: 5000 अक्षर आते हैं।',
  },
  failures: {
    tooMany: 'तुम्हारे कनेक्शन से लगातार बहुत सारी बोतलें आ गईं। कुछ मिनट रुककर फिर से भेजो, प्लीज़।',
    tooLarge: 'ये बोतल में नहीं समाएगा: छोटा करके फिर से भेजो।',
    unavailable: 'तुमने जो भेजा वो सहेज नहीं पाए। लिखा हुआ यहीं है: थोड़ी देर में फिर कोशिश करो।',
  },
} satisfies Translation<'forms', 'hi'>
