import { texts } from '@groundwork/contract/texts';

export const ACCOUNT_TEXTS = texts('account', {
  signIn: 'Sign in',
  newHere: 'New here?',
  createAFreeAccount: 'Create a free account',
  haveOne: 'Already have one?',
  setANewPassword: 'Set a new password',
  signInWithGoogle: 'Sign in with Google',
  signingIn: 'Signing in…',
  closeWindow: 'You can close this window.',
  signOut: 'Sign out',
  signOutFailed: 'You are still signed in',
  signingOut: 'Signing out…',
  signOutFailedText: 'The server could not be reached, so you are still signed in here.',
  tryAgainHere: 'Try again',
  confirmYourEmail: 'Confirm your email',
  goOn: 'Continue',
  yourEmailIsConfirmed: 'Your email is confirmed',
  confirmFailed: 'We could not confirm your email',
  confirmText: 'You asked for this link by email. One click confirms your address.',
  confirm: 'Confirm',
  confirmed: (email: string) => `You sign in with ${email}.`,
});
