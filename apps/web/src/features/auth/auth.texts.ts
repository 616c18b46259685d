export const TEXTS = {
  or: 'or',
  continueWith: (name: string) => `Continue with ${name}`,
  google: 'Google',
  forgot: 'Forgot your password?',
  forgotAbout: 'Tell us your email and set a new one.',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  newPassword: 'New password',
  sendLink: 'Send the link',
  setPassword: 'Set password',
  backToSignIn: 'Back to sign in',
} as const;
