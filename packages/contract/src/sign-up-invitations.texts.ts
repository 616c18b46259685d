import { texts } from './texts.ts';

export const SIGN_UP_INVITATION_TEXTS = texts('contract/sign-up-invitations', {
  listRequired: 'Give at least one address, or a CSV file with them.',
  tooMany: (max: string) => `At most ${max} people are taken at once.`,
});
