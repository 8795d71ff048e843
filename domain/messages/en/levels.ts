import type { Translation } from '../translation.ts'

export default {
  sampleLesson: 'Sample lesson',
  open: 'See the level',
  all: 'All levels',
  lessonOne: 'Lesson 1',
  ladder: 'The three ranks',
  upload: {
    title: 'Upload your content',
    text: 'Keep a photo or a video of your practice at this level here.',
    button: 'Upload a photo or video',
    stays: 'Only you will see it, until you publish it.',
  },
  slots: {
    image: 'Use my own picture',
    video: 'Use my own video',
    reset: 'Back to the school’s',
    onlyYou: 'Only you can see it here.',
  },
} satisfies Translation<'levels', 'en'>
