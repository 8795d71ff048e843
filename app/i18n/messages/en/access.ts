export default {
  title: 'Log in',
  heading: 'Come aboard',
  intro: 'Tell us who you are, give us your password, and we will open the hatch.',
  studioIntro: 'The Studio is the captain’s cabin: log in with an officer’s account.',
  email: 'E-mail',
  password: 'Password',
  showPassword: 'Show the password',
  submit: 'Log in',
  submitting: 'Logging in…',
  failed: 'Sign in Failed',
  errors: {
    emailRequired: 'Enter your e-mail address.',
    emailInvalid: 'That address does not look complete. It should be like name@example.com.',
    passwordRequired: 'Enter your password.',
    invalidCredentials: 'The e-mail and the password do not match. Check them and try again.',
    emailNotConfirmed:
      'You have not confirmed your e-mail yet. Look for our message and open its link.',
    banned: 'This account is suspended. Write to us if you think this is a mistake.',
    tooManyAttempts: 'Too many attempts in a row. Wait a few minutes and try again.',
    unavailable: 'We cannot reach the accounts service. Try again in a moment.',
    unknown: 'Something went wrong. Please try again.',
  },
}
