import { texts } from '@groundwork/contract/texts';

export const FACTOR_TEXTS = texts('second-factor', {
  title: 'Second factor',
  about:
    'A code of an app on your phone, asked for besides your password. Who learns your password then can’t sign in.',
  loading: 'Loading your second factor',
  failed: 'Your second factor could not be loaded',
  off: 'Not set up.',
  required: 'Administration is closed to you until you have set one up.',
  impossible: 'This account signs in through another service, which has its own second factor.',
  on: (since: string) => `Set up since ${since}.`,
  codesLeft: (count: number) =>
    count === 0
      ? 'No recovery code is left: make new ones.'
      : `${count} recovery ${count === 1 ? 'code is' : 'codes are'} left.`,
  setUp: 'Set up',
  renew: 'New recovery codes',
  remove: 'Remove',
  next: 'Next',
  scan: 'Scan this picture with an authenticator app.',
  picture: 'QR code for the authenticator app',
  bySecret: 'Or type this key into the app:',
  code: 'Code of the app',
  codeHint: 'Six digits, new every 30 seconds',
  codeOrRecovery: 'Of the app, or a recovery code',
  turnOn: 'Turn on',
  removeTitle: 'Remove the second factor?',
  removed: 'The second factor is removed',
  recoveryTitle: 'Your recovery codes',
  recoveryText:
    'Each lets you in once without the app. Keep them apart from your password, on paper for example: they are not shown again.',
  copy: 'Copy',
  copied: 'Copied',
  done: 'I have kept them',
});
