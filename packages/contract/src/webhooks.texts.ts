import { texts } from './texts.ts';

export const WEBHOOK_TEXTS = texts('contract/webhooks', {
  wrongAddress: 'Give an address that begins with https://, without a name and password',
  privateAddress: 'This address is not on the public internet. An administrator can allow it with FETCH_ALLOW_HOSTS.',
  eventsRequired: 'Choose at least one event',
  tooMany: (max: number) => `You have ${max} webhooks. Delete one that is no longer used first.`,
  isOff: 'This webhook is off. Turn it on first.',
  answered: (status: number) => `Answered ${status}`,
  redirected: (status: number) => `Answered ${status}; redirects are not followed`,
  turnedOff: 'A webhook was turned off',
});
