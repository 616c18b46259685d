import { texts } from '@groundwork/contract/texts';

export const TEXTS = texts('auth', {
  or: 'or',
  continueWith: (name: string) => `Continue with ${name}`,
  google: 'Google',
  forgot: 'Forgot your password?',
  forgotAbout: 'Enter your email and we will send you a link to set a new one.',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  newPassword: 'New password',
  sendLink: 'Send the link',
  setPassword: 'Set password',
  backToSignIn: 'Back to sign in',
  groundworkStartPage: 'Groundwork, start page',
  slogan: 'Generate market reports in minutes',
  sloganText: 'Written from fourteen kinds of public records. Every sentence cites a record that you can open.',
  checkingTheLink: 'Checking the link',
  askAgain: 'Ask for a new link',
  signIn: 'Sign in',
  firstName: 'First name',
  lastName: 'Last name',
  createAccount: 'Create account',
  linkMailed: (email: string) =>
    `We have written to ${email}. Follow the link in that email to go on; it is valid for 24 hours.`,
  resetFor: (email: string) => `For ${email}. You will be signed out everywhere.`,
});
