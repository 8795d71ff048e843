import type { Translation } from '../translation.ts'

export default {
  title: 'I’m listening',
  opening: 'Opening the microphone…',
  again: 'Try again',
  mode: 'How I listen',
  along: 'In time',
  wait: 'I’ll wait',
  alongHow: 'Press play and follow the light: each note is marked as I hear it.',
  alongMuted:
    'Press play and follow the light. Only the metronome sounds, so that I don’t take my guitar for yours; with headphones we could both play.',
  waitHow: 'No hurry: the light stays where it is until I hear the note.',
  checkAgain: 'Check the microphone again ({{latency}} ms)',
  check: {
    title: 'Before we start, a sound check',
    private: 'What the microphone hears never leaves this device.',
    pluck: 'Play a few strings the way you are going to play.',
    advice: {
      waiting: 'I’m listening…',
      noise:
        'It’s rather noisy here. Move the microphone closer to the guitar, or find a quieter corner.',
      soft: 'You sound far away. Move the microphone closer to the sound hole.',
      loud: 'You’re a bit too close: move the microphone back a little.',
      good: 'I hear you loud and clear.',
    },
    shake:
      'Now I’ll whistle, to find out how long sound takes to go out and come back. Keep the strings quiet.',
    start: 'Run the test',
    shaking: 'Whistling…',
    headphones:
      'I didn’t hear myself, so you’re wearing headphones. Perfect: we can both play. I only need to know how long sound takes to reach you.',
    loudspeaker: 'I’m not wearing headphones: try again',
    knockReady: 'When the clicks sound, knock on the guitar’s top along with them.',
    knock: 'One knock with each click…',
    knocksMissed:
      'I didn’t hear enough knocks. Knock closer to the microphone and we’ll try again.',
    knockStart: 'Start the clicks',
  },
  report: {
    clean: 'A clean turn!',
    played: 'I heard {{played}} of {{asked}}.',
    unsure:
      'I couldn’t hear that turn well, and it isn’t your fault: move the microphone closer, or run the check below again.',
    bar: 'Bar {{bar}}:',
    share: '{{played}} of {{asked}}',
    early: 'a little early',
    late: 'a little late',
    steadiness: 'Your hand moves ±{{ms}} ms around the beat.',
    ahead: 'On average, {{ms}} ms ahead.',
    behind: 'On average, {{ms}} ms behind.',
    loopBar: 'Loop bar {{bar}} alone',
  },
  strip: {
    label: 'Your strums around the beat',
    how: 'Above the line, early; below it, late. The arrow shows which way the hand goes.',
  },
  changes: {
    title: 'One-minute changes',
    how: 'From {{first}} to {{second}} and back, one strum on each. I count those that I hear clean.',
    start: 'Start the minute',
    stop: 'Stop',
    running_one: '{{count}} change; {{left}} s left.',
    running_other: '{{count}} changes; {{left}} s left.',
    due: '{{chord}} now.',
    result_one: '{{count}} change in a minute. Noted down.',
    result_other: '{{count}} changes in a minute. Noted down.',
  },
} satisfies Translation<'listening', 'en'>
