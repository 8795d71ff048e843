import type { Translation } from '../translation.ts'

export default {
  callout: {
    setTempo: 'Set to {{tempo}}',
    tip: 'A tip from the crew',
    warning: 'Mind the reef!',
    exercise: 'Exercise',
  },
  chords: { label: 'Chords', play: 'Hear the chords' },
  downloads: {
    title: 'In the hold',
    download: 'Download',
    play: 'Listen to “{{title}}”',
    key: 'Key',
    tempo: 'Tempo',
    beats: '{{count}} beats per minute',
    chart: 'Chords, bar by bar',
  },
  tab: {
    title: 'Tablature',
    play: 'Listen and practise',
    words: 'Note by note',
    silent: 'This tablature can be read, but it can’t be played back yet.',
    asText: 'See the tablature as text',
    legend: 'Signs in this tablature',
    hammerOn: 'hammer-on',
    pullOff: 'pull-off',
    bend: 'bend the string',
    release: 'release the bend',
    slideUp: 'slide up',
    slideDown: 'slide down',
    vibrato: 'vibrato',
    muted: 'muted note',
    tapping: 'tapping: strike with the other hand',
  },
} satisfies Translation<'richText', 'en'>
