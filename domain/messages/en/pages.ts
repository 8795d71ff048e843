import type { Translation } from '../translation.ts'

export default {
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
} satisfies Translation<'pages', 'en'>
