import type { Translation } from '../translation.ts'

export default {
  prompt: 'Halt, deckhand!',
  promptText: 'You need to log in to open your chest of photos and videos.',
  logIn: 'Log in',
  noScript: 'To upload and delete files, your browser must allow this page’s scripts.',
  drop: 'Drop your photos and videos here, or pick some.',
  pick: 'Pick files',
  limits: 'JPG, PNG, WebP, GIF, AVIF, MP4, MOV or WebM, up to 100 MB each.',
  queue: 'Files on their way',
  states: {
    waiting: 'Waiting',
    uploading: '{{percent}}%',
    interrupted: 'Becalmed, {{percent}}%',
    failed: 'Didn’t arrive',
  },
  interrupted:
    'The connection dropped. What got here is safe: the rest will follow once it’s back.',
  room: '{{used}} of {{quota}} used',
  refused: {
    noRoom:
      'It doesn’t fit into your chest any more. Delete something to make room; a half-finished upload keeps its place for a day.',
    storeFull:
      'The school’s hold is full to the brim and takes no more files just now. Try again later.',
  },
  progress: 'Upload of {{name}}',
  retry: 'Try again',
  cancel: 'Cancel',
  loading: 'Opening your chest…',
  failed: 'We couldn’t fetch the treasures in your gallery.',
  again: 'Try again',
  empty: 'Your chest is empty',
  emptyText:
    'Upload a photo of your guitar or a video of your first riff: some have started with less.',
  own: 'Your photos and videos',
  remove: 'Delete',
  sure: 'Send “{{title}}” to the bottom of the sea?',
  removeNow: 'Yes, delete',
  keep: 'No, keep it',
  everybodys: 'Photos and videos by the crew',
  enlarge: 'Enlarge',
  hide: 'Hide',
  more: 'More treasures',
  loadingMore: 'Bringing more on deck…',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  place: '{{place}} of {{count}}',
  pickOne: 'Pick from your chest',
  pickOneText: 'An image or a video you’ve uploaded.',
} satisfies Translation<'media', 'en'>
