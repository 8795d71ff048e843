import type { Translation } from '../translation.ts'

export default {
  pages: {
    contacto: {
      title: 'Contact',
      intro: 'A question, a proposal, a song that will not give in? Put it in the bottle.',
      description:
        'Write to the pirate guitar school: questions about the levels, the plans or your next song.',
    },
    testimonials: {
      title: 'Stories of the crew',
      intro: 'They came aboard without knowing where C was. This is what they say now.',
      description: 'What the school’s guitarists say, and room for you to tell your own legend.',
    },
    comunidad: {
      title: 'The crew’s tavern',
      intro: 'A place to play in company: talk, challenges, contests and projects of many hands.',
      description:
        'Forums, group challenges, contests and collaborative projects of the pirate guitar school.',
    },
    'sobre-mi': {
      title: 'About me',
      intro: 'Who is at the helm of this school, and why.',
      description: 'Who founded the pirate guitar school, and how the teaching goes.',
    },
    manifiesto: {
      title: 'Manifesto',
      intro: 'The laws on board: few, and meant to be kept.',
      description: 'The philosophy and the mission of the pirate guitar school.',
    },
    privacidad: {
      title: 'Privacy',
      intro: 'What we keep of yours, what for, and how to have it deleted.',
      description: 'What data the school keeps, what it uses them for and what your rights are.',
    },
    'aviso-legal': {
      title: 'Legal notice',
      intro: 'The small print, in large print.',
      description: 'Who answers for this site and on what terms you may use it.',
    },
    galeria: {
      title: 'Gallery',
      intro: 'The crew’s booty: photos and videos of those who sail with us.',
      description: 'Photos and videos by the crew of the pirate guitar school.',
    },
    'gestor-multimedia': {
      title: 'Your media chest',
      intro: 'Here you keep, choose and delete your photos and videos.',
      description: 'Where the school’s members manage their photos and videos.',
    },
    feedback: {
      title: 'Video feedback',
      intro:
        'Film yourself playing and we will tell you what sounds like harbour and what like shipwreck. The listening deck is still being built.',
      description: 'Send a video of your practice and get corrections. Coming soon.',
    },
    'jam-station': {
      title: 'Jam Station',
      intro:
        'Backing tracks, recording and playing together from afar. The band is still tuning up.',
      description: 'Backing tracks, recording and playing together from afar. Coming soon.',
    },
    tutoriales: {
      title: 'Tutorials',
      intro: 'The latest on our channel: short lessons to watch guitar in hand.',
      description: 'Guitar tutorials on video from the pirate school.',
    },
    afinador: {
      title: 'Tuner',
      intro:
        'Six strings in their place, by ear and by needle. We are calibrating it: leave your e-mail and we will tell you.',
      description: 'A guitar tuner that listens through the microphone. Coming soon.',
    },
    metronomo: {
      title: 'Metronome',
      intro:
        'The oar that never tires, from 40 to 240 beats a minute: signatures, accents and ramps to practice with.',
      description: 'A free metronome from 40 to 240 beats a minute, in your browser.',
    },
  },
  contact: {
    otherWays: 'Other ways to find us',
    writeUs: 'Write to {{email}}',
    answer: 'People answer here, not parrots: usually within a couple of days.',
    aboutUs: 'Who answers',
  },
  testimonials: {
    none: 'The crew has not written anything yet. Be the first pen.',
    share: 'Share your legend',
    shareText:
      'Tell us how you began, which song would not give in or what the neighbour said. The captain reads it before it is published.',
  },
  community: {
    building: 'Under construction',
    enter: 'Go in',
    waitlist: 'Shall we tell you when it opens?',
  },
  about: { contact: 'Write to me' },
  unwritten: 'This text is still being written out fair. Come back soon.',
  gallery: {
    failed: 'The treasures of the gallery could not be fetched.',
    empty: 'No booty on deck yet',
    emptyText: 'The crew’s first treasures will appear here.',
    decoration: 'Scenes from on board',
    share: 'Upload mine',
  },
  soon: {
    badge: 'Coming soon',
    waitlist: 'Shall we tell you when it sails?',
    waitlistText:
      'It is in the shipyard and has no launch date yet. Leave your e-mail and we will write just once: the day it puts to sea.',
  },
  tutorials: {
    uploads: 'Everything that we have uploaded to the channel',
    channel: 'From the channel {{channel}}',
    none: 'The channel is quiet: the next lesson is being filmed.',
  },
} satisfies Translation<'crew', 'en'>
