import { texts } from './texts.ts';

/** What the client shows whenever no address comes back. */
export const { notFound: EMAIL_NOT_FOUND } = texts('contract/member-emails', { notFound: 'Failed to fetch email' });
