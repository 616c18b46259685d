/** What the client shows whenever no address comes back. */
export const EMAIL_NOT_FOUND = 'Failed to fetch email';
