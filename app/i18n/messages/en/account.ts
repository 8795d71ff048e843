import type { Translation } from '../translation.ts'

export default {
  title: 'Your berth',
  heading: 'Your berth',
  intro: 'This is where you keep your keys, {{name}}.',
  greetings: {
    newPassword: 'You’re in. Now choose a new password.',
    welcome: 'Email confirmed: you’re one of the crew.',
  },
  tiers: { grumete: 'Deckhand', capitan: 'Captain' },
  save: 'Save',
  name: { title: 'Name', label: 'Pirate name' },
  email: {
    title: 'Email',
    current: 'It’s currently {{email}}.',
    pending: 'The link we sent to {{email}} hasn’t been opened yet.',
    label: 'New email',
    submit: 'Change email',
  },
  password: {
    title: 'Password',
    text: 'Changing it ends your sessions on other devices.',
    current: 'Current password',
    new: 'New password',
    hint: 'At least eight characters.',
    code: 'Code from the message',
    submit: 'Change password',
  },
  twoStep: {
    title: 'Two-step verification',
    text: 'With an authenticator app on your phone, a password alone won’t let anyone in.',
    active: 'It’s on: logging in asks for a code from your app.',
    start: 'Turn it on',
    stop: 'Turn it off',
    scan: 'Scan this code with your authenticator app:',
    qr: 'QR code of the secret key shown below',
    secret: 'Or type in this key:',
    code: 'Six-digit code',
    confirm: 'Check and turn on',
    recovery:
      'Write the key down in a safe place: with it you can set up another phone. If you lose it, the captain can turn this step off once sure it’s you.',
  },
  sessions: {
    title: 'Sessions',
    text: 'Left a session open on another ship? Close it from here.',
    others: 'Close the other sessions',
    everywhere: 'Log out everywhere',
  },
  delete: {
    title: 'Abandon ship',
    text: 'Deletes your account, your photos, your videos and your logbook. There’s no way back.',
    sure: 'Yes, I want all of it deleted.',
    submit: 'Delete my account',
  },
  done: {
    profile: 'Name saved.',
    email: 'We’ve sent you a link: open it to start using your new email.',
    password: 'Password changed.',
    others: 'The other sessions are closed.',
    confirm: 'Two-step verification is on.',
    unenroll: 'Two-step verification is off.',
  },
} satisfies Translation<'account', 'en'>
