import type { Translation } from '../translation.ts'

export default {
  pages: {
    contacto: {
      title: 'Contatti',
      intro: 'Un dubbio, una proposta, una canzone che ti resiste? Mettila nella bottiglia.',
      description:
        'Scrivi alla scuola di chitarra pirata: dubbi sui livelli, sui piani o sulla tua prossima canzone.',
    },
    testimonials: {
      title: 'Storie della ciurma',
      intro: 'Sono saliti a bordo senza sapere dov’era il Do. Ecco cosa raccontano adesso.',
      description:
        'Quello che raccontano i chitarristi della scuola, e un posto per raccontare la tua leggenda.',
    },
    comunidad: {
      title: 'La taverna della ciurma',
      intro:
        'Un posto per suonare in compagnia: chiacchiere, sfide, concorsi e progetti a molte mani.',
      description:
        'Forum, sfide di gruppo, concorsi e progetti condivisi della scuola di chitarra pirata.',
    },
    'sobre-mi': {
      title: 'Chi sono',
      intro: 'Chi tiene il timone di questa scuola, e perché.',
      description: 'Chi ha fondato la scuola di chitarra pirata e come insegna.',
    },
    manifiesto: {
      title: 'Manifesto',
      intro: 'Le leggi di bordo: poche, e da rispettare.',
      description: 'La filosofia e la missione della scuola di chitarra pirata.',
    },
    privacidad: {
      title: 'Privacy',
      intro: 'Cosa conserviamo di te, a che scopo e come chiederci di cancellarlo.',
      description: 'Quali dati conserva la scuola, per cosa li usa e quali sono i tuoi diritti.',
    },
    'aviso-legal': {
      title: 'Note legali',
      intro: 'Le righe in piccolo, scritte in grande.',
      description: 'Chi risponde di questo sito e a quali condizioni puoi usarlo.',
    },
    galeria: {
      title: 'Galleria',
      intro: 'Il bottino della ciurma: foto e video di chi naviga con noi.',
      description: 'Foto e video della ciurma della scuola di chitarra pirata.',
    },
    'gestor-multimedia': {
      title: 'Il tuo forziere di foto e video',
      intro: 'Qui custodisci, scegli ed elimini le tue foto e i tuoi video.',
      description: 'La stiva delle foto e dei video dei membri della scuola.',
    },
    feedback: {
      title: 'Correzione in video',
      intro:
        'Filmati mentre suoni e ti diremo cosa sa di porto e cosa di naufragio. Stiamo ancora montando il ponte d’ascolto.',
      description: 'Manda un video dei tuoi esercizi e ricevi le correzioni. Prossimamente.',
    },
    'jam-station': {
      title: 'Jam Station',
      intro: 'Basi, registrazione e collaborazione a distanza. La band sta ancora accordando.',
      description: 'Basi, registrazione e collaborazione a distanza. Prossimamente.',
    },
    tutoriales: {
      title: 'Tutorial',
      intro: 'Le ultime dal canale: lezioni brevi da guardare chitarra alla mano.',
      description: 'Tutorial di chitarra in video della scuola pirata.',
    },
    afinador: {
      title: 'Accordatore',
      intro:
        'Sei corde al loro posto, a orecchio e con la lancetta: suonane una e ti diciamo da che parte girare la meccanica.',
      description: 'Un accordatore per chitarra che ascolta dal microfono, nel browser e gratis.',
    },
    metronomo: {
      title: 'Metronomo',
      intro:
        'Il remo che non si stanca, da 40 a 240 colpi al minuto: battute, accenti e rampe per studiare.',
      description: 'Un metronomo da 40 a 240 battiti al minuto, nel browser e gratis.',
    },
  },
  contact: {
    otherWays: 'Altri modi per trovarci',
    writeUs: 'Scrivici a {{email}}',
    answer: 'Rispondono persone, non pappagalli: di solito in un paio di giorni.',
    aboutUs: 'Chi risponde',
  },
  testimonials: {
    none: 'La ciurma non ha ancora scritto nulla. Intingi tu la prima penna.',
    share: 'Racconta la tua leggenda',
    shareText:
      'Raccontaci come hai cominciato, quale canzone ti resisteva o cosa ha detto il vicino. La capitaneria legge tutto prima di pubblicare.',
  },
  community: {
    building: 'In costruzione',
    tellMe: 'Avvisami',
    waitlist: 'Ti avvisiamo quando apre?',
  },
  about: { contact: 'Scrivimi' },
  unwritten: 'Questo testo lo stiamo ancora ricopiando in bella. Torna presto.',
  gallery: {
    failed: 'Non siamo riusciti a recuperare i tesori della galleria. Riprova tra un momento.',
    empty: 'In coperta non c’è ancora bottino',
    emptyText: 'I primi tesori della ciurma compariranno qui.',
    decoration: 'Stampe di bordo',
    share: 'Carica i miei',
  },
  soon: {
    badge: 'Prossimamente',
    waitlist: 'Ti avvisiamo quando salpa?',
    waitlistText:
      'È in cantiere e non ha ancora una data di varo. Lasciaci la tua e-mail e ti scriviamo una volta sola: il giorno che prende il mare.',
  },
  tutorials: {
    uploads: 'Tutto quello che abbiamo caricato sul canale',
    channel: 'Dal canale {{channel}}',
    none: 'Il canale tace: stiamo registrando la prossima lezione.',
  },
} satisfies Translation<'crew', 'it'>
