import { texts } from './texts.ts';

/** The client's text whenever no address comes back. */
export const MEMBER_EMAIL_TEXTS = texts('contract/member-emails', { notFound: 'Failed to fetch email' });
