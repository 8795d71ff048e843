import type { Translation } from '../translation.ts'

export default {
  sending: 'Sending…',
  honeypot: 'Leave this field empty',
  back: 'Back to the page',
  again: 'Check the form and send it again: what you wrote is still here.',
  fields: {
    name: 'Name',
    email: 'E-mail',
    message: 'Message',
    pirateName: 'Pirate name',
    story: 'Your story',
  },
  newsletter: { title: 'Newsletter', submit: 'Sign me up' },
  contact: { title: 'Contact form', submit: 'Throw the bottle' },
  testimonial: { title: 'Share your legend', submit: 'Send my story' },
  waitlist: {
    title: 'Waiting list',
    text: 'Leave us your e-mail and we will tell you when it is ready. Nothing else.',
    submit: 'Let me know',
  },
  problems: {
    nameRequired: 'Write your name.',
    nameTooLong: 'That name is too long: there is room for 80 letters.',
    emailRequired: 'Write your e-mail address.',
    emailInvalid: 'That address does not look complete. It should be like name@example.com.',
    emailTooLong: 'That address is too long: there is room for 254 letters.',
    messageRequired: 'Write your message.',
    messageTooLong: 'The message is too long: there is room for 5000 letters.',
    storyRequired: 'Tell us your story.',
    storyTooLong: 'The story is too long: there is room for 5000 letters.',
  },
  failures: {
    tooMany:
      'Too many bottles have come from your connection in a row. Please wait a few minutes and send it again.',
    tooLarge: 'That does not fit in a bottle: shorten the text and send it again.',
    unavailable:
      'We could not keep what you sent. It is still written here: try again in a moment.',
  },
} satisfies Translation<'forms', 'en'>
