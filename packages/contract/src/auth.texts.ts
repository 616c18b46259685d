/** One message for an unknown address and for a wrong password: the answer must not say which it was. */
export const WRONG_CREDENTIALS = 'Email or password is not correct.';
export const EMAIL_TAKEN = 'An account with this email already exists.';
