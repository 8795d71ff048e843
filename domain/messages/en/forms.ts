import type { Translation } from '../translation.ts'

export default {
  sending: 'Sending…',
  honeypot: 'Leave this field empty',
  back: 'Back to the page',
  again: 'Check the form and send it again: what you wrote is still here.',
  fields: {
    name: 'Name',
    email: 'Email',
    message: 'Message',
    pirateName: 'Pirate name',
    story: 'Your story',
  },
  newsletter: { title: 'Newsletter', submit: 'Sign me up' },
  contact: { title: 'Contact form', submit: 'Throw the bottle' },
  testimonial: { title: 'Share your legend', submit: 'Send my story' },
  waitlist: {
    offer: 'Leave your e-mail and we’ll tell you as soon as it opens.',
    title: 'Waiting list',
    text: 'Leave us your email and we’ll tell you when it’s ready. Nothing else.',
    submit: 'Let me know',
  },
  problems: {
    nameRequired: 'Write your name.',
    nameTooLong: 'That name is too long: there’s room for 80 letters.',
    emailRequired: 'Write your email address.',
    emailInvalid: 'That address doesn’t look complete. It should look like name@example.com.',
    emailTooLong: 'That address is too long: there’s room for 254 letters.',
    messageRequired: 'Write your message.',
    messageTooLong: 'The message is too long: there’s room for 5000 letters.',
    storyRequired: 'Tell us your story.',
    storyTooLong: 'The story is too long: there’s room for 5000 letters.',
  },
  failures: {
    tooMany:
      'Too many bottles in a row have come from your connection. Please wait a few minutes and send it again.',
    tooLarge: 'That won’t fit in a bottle: shorten it and send it again.',
    unavailable: 'We couldn’t keep what you sent. It’s still written here: try again in a moment.',
  },
} satisfies Translation<'forms', 'en'>
