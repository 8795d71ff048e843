import type { Translation } from '../translation.ts'

export default {
  title: 'Your berth',
  heading: 'Your berth',
  intro: 'This is where you keep your keys, {{name}}.',
  greetings: {
    newPassword: 'You are in. Now choose a new password.',
    welcome: 'E-mail confirmed: you are one of the crew.',
  },
  tiers: { grumete: 'Cabin boy', capitan: 'Captain' },
  save: 'Save',
  name: { title: 'Name', label: 'Pirate name' },
  email: {
    title: 'E-mail',
    current: 'It is {{email}} now.',
    pending: 'The link that we sent to {{email}} is still to be opened.',
    label: 'New e-mail',
    submit: 'Change the e-mail',
  },
  password: {
    title: 'Password',
    text: 'Changing it ends your sessions on other devices.',
    current: 'Current password',
    new: 'New password',
    hint: 'At least eight characters.',
    code: 'Code from the message',
    submit: 'Change the password',
  },
  twoStep: {
    title: 'Two-step verification',
    text: 'With an authenticator app on your phone, the password alone no longer lets anybody in.',
    active: 'It is on: logging in asks for a code from your app.',
    start: 'Turn it on',
    stop: 'Turn it off',
    scan: 'Scan this code with your authenticator app:',
    qr: 'QR code of the secret key that is shown below',
    secret: 'Or type in this key:',
    code: 'Six-digit code',
    confirm: 'Check and turn on',
    recovery:
      'Write the key down in a safe place: with it you can set up another phone. Should you lose it, the captain can turn this step off once sure that it is you.',
  },
  sessions: {
    title: 'Sessions',
    text: 'Left a session open on another ship? Close it from here.',
    others: 'Close the other sessions',
    everywhere: 'Log out everywhere',
  },
  delete: {
    title: 'Abandon ship',
    text: 'Deletes your account, your photos, your videos and your logbook. There is no way back.',
    sure: 'Yes, I want all of it deleted.',
    submit: 'Delete my account',
  },
  done: {
    profile: 'Name saved.',
    email: 'We have sent you a link: open it to start using the new e-mail.',
    password: 'Password changed.',
    others: 'The other sessions are closed.',
    confirm: 'Two-step verification is on.',
    unenroll: 'Two-step verification is off.',
  },
} satisfies Translation<'account', 'en'>
