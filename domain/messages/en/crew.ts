import type { Translation } from '../translation.ts'

export default {
  pages: {
    contacto: {
      title: 'Contact',
      intro: 'A question, a proposal, a song that won’t surrender? Put it in the bottle.',
      description:
        'Write to the pirate guitar school: questions about the levels, the plans or your next song.',
    },
    testimonials: {
      title: 'Stories from the crew',
      intro: 'They came aboard without knowing where C was. This is what they say now.',
      description: 'What the school’s guitarists say, and room for you to tell your own legend.',
    },
    comunidad: {
      title: 'The crew’s tavern',
      intro: 'A place to play in company: chat, challenges, contests and all-hands projects.',
      description:
        'Forums, group challenges, contests and collaborative projects of the pirate guitar school.',
    },
    'sobre-mi': {
      title: 'About me',
      intro: 'Who’s at the helm of this school, and why.',
      description: 'Who founded the pirate guitar school, and how she teaches.',
    },
    manifiesto: {
      title: 'Manifesto',
      intro: 'The law on board: short, and meant to be kept.',
      description: 'The philosophy and the mission of the pirate guitar school.',
    },
    privacidad: {
      title: 'Privacy',
      intro: 'What we keep about you, what for, and how to have it deleted.',
      description: 'What data the school keeps, what it uses it for and what your rights are.',
    },
    'aviso-legal': {
      title: 'Legal notice',
      intro: 'The small print, in large print.',
      description: 'Who is responsible for this site, and on what terms you may use it.',
    },
    galeria: {
      title: 'Gallery',
      intro: 'The crew’s booty: photos and videos from those who sail with us.',
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
        'Film yourself playing and we’ll tell you which bits sound like safe harbour and which like shipwreck. The listening deck is still being built.',
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
      intro: 'The latest on our channel: short lessons to watch with your guitar in hand.',
      description: 'Guitar tutorials on video from the pirate school.',
    },
    afinador: {
      title: 'Tuner',
      intro:
        'Six strings in their place, by ear and by needle: play one and we’ll tell you which way to turn the peg.',
      description: 'A guitar tuner that listens through the microphone, in the browser and free.',
    },
    metronomo: {
      title: 'Metronome',
      intro:
        'The oar that never tires, from 40 to 240 beats a minute: time signatures, accents and ramps to practise with.',
      description: 'A free metronome from 40 to 240 beats a minute, in your browser.',
    },
  },
  contact: {
    otherWays: 'Other ways to find us',
    writeUs: 'Write to {{email}}',
    answer: 'It’s people who answer, not parrots: usually within a couple of days.',
    aboutUs: 'Who answers',
  },
  testimonials: {
    none: 'The crew hasn’t written anything yet. Be the first to dip the quill.',
    share: 'Share your legend',
    shareText:
      'Tell us how you began, which song wouldn’t surrender or what the neighbour said. The captain reads it before it’s published.',
  },
  community: {
    building: 'Under construction',
    tellMe: 'Tell me when',
    waitlist: 'Shall we tell you when it opens?',
  },
  about: { contact: 'Write to me' },
  unwritten: 'We’re still copying this out in our best handwriting. Come back soon.',
  gallery: {
    failed: 'We couldn’t fetch the gallery’s treasures.',
    empty: 'No booty on deck yet',
    emptyText: 'The crew’s first treasures will appear here.',
    decoration: 'Scenes from life on board',
    share: 'Upload mine',
  },
  soon: {
    badge: 'Coming soon',
    waitlist: 'Shall we tell you when it sails?',
    waitlistText:
      'It’s in the shipyard and has no launch date yet. Leave your email and we’ll write just once: the day it puts to sea.',
  },
  tutorials: {
    uploads: 'Everything we’ve uploaded to the channel',
    channel: 'From the channel {{channel}}',
    none: 'The channel is quiet: the next lesson is being filmed.',
  },
} satisfies Translation<'crew', 'en'>
