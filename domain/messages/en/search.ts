import type { Translation } from '../translation.ts'

export default {
  title: 'Search the ship',
  intro: 'Articles, techniques, levels and lessons from the whole school.',
  label: 'What are you looking for?',
  placeholder: 'pentatonic, barre, blues…',
  submit: 'Search',
  close: 'Close the search',
  results: 'Results',
  searching: 'Searching…',
  found_one: '{{count}} result',
  found_other: '{{count}} results',
  none: 'Nothing on the horizon for “{{query}}”. Try another word.',
  ideas: 'Where to start',
  examples: 'pentatonic, riff, blues, tapping, modes',
  hint: 'Type at least two letters.',
  keys: 'Move with the arrows and open with Enter.',
  all: 'See them all on one page',
  kinds: {
    article: 'Article',
    technique: 'Technique',
    level: 'Level',
    lesson: 'Lesson',
    song: 'Song',
    page: 'Page',
  },
  lookout: {
    title: 'The lookout is up in the crow’s nest',
    text: 'Say what you’re after and they’ll scan the whole school, stem to stern, in one breath.',
  },
  ways: {
    title: 'Or set course straight for',
    levels: { title: 'The levels', text: 'From the first string to the solo, in order' },
    blog: { title: 'The captain’s log', text: 'Articles to read between tides' },
    tuner: { title: 'The tuner', text: 'Six strings where they belong in a minute' },
  },
} satisfies Translation<'search', 'en'>
