import type { Messages } from '../messages.ts'

export default {
  greeting: 'Ahoy!',
  orCode: 'Or type this code:',
  validity: 'It works once, and for one hour.',
  notYou: 'If this wasn’t you, let this message sink: nothing will change.',
  signature: 'The crew of the Pirate Guitar School',
  signup: {
    subject: 'Confirm your e-mail and come aboard',
    body: 'We’ve kept you a place in the crew. All we need now is to know that this email address is yours.',
    action: 'Confirm my email',
  },
  magiclink: {
    subject: 'Your pass to come aboard',
    body: 'Here’s your pass: one click and you’re on deck, no password needed.',
    action: 'Log in',
  },
  recovery: {
    subject: 'Choose a new password',
    body: 'Did your password fall overboard? It happens to the best of captains. Choose another here.',
    action: 'Choose a password',
  },
  email_change_new: {
    subject: 'Confirm your new email',
    body: 'You asked for the ship’s news to come here instead of to {{current}}. Confirm that this email address is yours.',
    action: 'Confirm the new email',
  },
  email_change_current: {
    subject: 'You asked to change your email',
    body: 'You asked to change your email to {{new}}. So that nobody seizes your ship, confirm it from here too.',
    action: 'Confirm the change',
  },
  reauthentication: {
    subject: '{{code}} is your code',
    body: 'To change your password, type this code:',
    action: null,
  },
  already_member: {
    subject: 'You already have a berth aboard',
    body: 'Somebody, perhaps you, has tried to sign up with this address, which already has an account at the school. Log in as always or, if the password has gone overboard, ask for a new one on the log-in page.',
    action: 'Go to the school',
  },
} satisfies Messages
