import type { Messages } from './index.ts'

export const en: Messages = {
  greeting: 'Ahoy!',
  orCode: 'Or type this code:',
  validity: 'It is valid for one hour, and once.',
  notYou: 'If this was not you, let this message sink: nothing will change.',
  signature: 'The crew of the Pirate Guitar School',
  signup: {
    subject: 'Confirm your e-mail and come aboard',
    body: 'We have kept a place in the crew for you. All that is left is to know that this e-mail is yours.',
    action: 'Confirm my e-mail',
  },
  magiclink: {
    subject: 'Your pass to come aboard',
    body: 'Here is your pass: one click and you are on deck, without a password.',
    action: 'Log in',
  },
  recovery: {
    subject: 'Choose a new password',
    body: 'Did your password fall overboard? It happens to the best captain. Choose another one here.',
    action: 'Choose a password',
  },
  email_change_new: {
    subject: 'Confirm your new e-mail',
    body: 'You asked for the news of the ship to arrive here instead of at {{current}}. Confirm that this e-mail is yours.',
    action: 'Confirm the new e-mail',
  },
  email_change_current: {
    subject: 'You asked to change your e-mail',
    body: 'You asked to change your e-mail to {{new}}. So that nobody takes your ship, confirm it from here too.',
    action: 'Confirm the change',
  },
  reauthentication: {
    subject: '{{code}} is your code',
    body: 'To change your password, type this code:',
    action: null,
  },
}
