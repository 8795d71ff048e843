import type { Messages } from '../es.ts'

export default {
  siteName: 'Escuela Pirata',
  skipToContent: 'Skip to content',
  nav: {
    label: 'Main',
    courses: 'Courses',
    plans: 'Plans and prices',
    tutorials: 'Tutorials',
    songs: 'Songs',
    blog: 'Blog',
    store: 'Shop',
  },
  account: {
    logIn: 'Log in',
    logOut: 'Log out',
    greeting: 'On board: {{name}}',
  },
  menu: { open: 'Open the menu', close: 'Close the menu', title: 'Menu', goTo: 'Menu' },
  languageMenu: 'Language',
  footer: {
    plans: 'Plans',
    levels: 'Levels',
    blog: 'Blog',
    community: 'Community',
    treasures: 'Treasures',
    store: 'Shop',
    manifesto: 'Manifesto',
    panel: 'Captain’s panel',
    since: 'Sailing since 2025',
    whatsapp: 'Write to us on WhatsApp',
    opensNewTab: 'opens in a new tab',
    school: 'The school',
    crew: 'The crew',
  },
  video: {
    play: 'Play: {{title}}',
    consent: 'Playing it loads it from YouTube.',
  },
  demo: {
    title: 'Free demo',
    text: 'A sample lesson, just as you will see it on board.',
    join: 'Join the crew',
    close: 'Close the demo',
  },
  notices: {
    area: 'Notices ({hotkey})',
    close: 'Close the notice',
    loginSoonTitle: 'Boarding in sight!',
    loginSoonText: 'Log-in is being built: very soon you will come aboard with your own account.',
    uploadsClosedTitle: 'A treasure chest is needed!',
    uploadsClosedText:
      'Before we can keep your photos and videos the hold must be made ready. Come back soon.',
  },
  errors: {
    notFoundTitle: 'Shipwreck ahead',
    notFoundText: 'This route is on no map: the page sank, changed harbours or never was.',
    forbiddenTitle: 'Officers only',
    forbiddenText: 'Your rank does not let you into this cabin.',
    unreachableTitle: 'Becalmed',
    unreachableText:
      'We cannot reach the chest where our content is kept. We are rowing towards it: try again in a moment.',
    unexpectedTitle: 'We have sprung a leak',
    unexpectedText:
      'Something broke on board and we are bailing it out. Try again in a few minutes.',
    home: 'Back to harbour',
    retry: 'Try again',
  },
} satisfies Messages['common']
