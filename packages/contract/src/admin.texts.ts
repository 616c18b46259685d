import { texts } from './texts.ts';

export const ADMIN_TEXTS = texts('contract/admin', {
  lastAdmin: 'This is the last administrator. Give the role to someone else first.',
  notYourself: 'You cannot disable your own account. Another administrator can.',
});
