import { z } from 'zod';
import { FIELD_TEXTS } from './fields.texts.ts';
import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from './limits.ts';
import { line, text } from './text.ts';

/** Fields that several forms of an account have, with their messages. */
export const ContactEmail = (required: string) =>
  text().min(1, required).max(EMAIL_MAX, FIELD_TEXTS.emailTooLong).pipe(z.email(FIELD_TEXTS.emailInvalid));

export const Email = ContactEmail(FIELD_TEXTS.emailRequired);

/** An installation may ask for more than the least that holds everywhere. */
export const passwordTooShort = (min: number) => FIELD_TEXTS.passwordShorter(min);

export const NewPassword = z
  .string()
  .min(PASSWORD_MIN, FIELD_TEXTS.passwordShort)
  .max(PASSWORD_MAX, FIELD_TEXTS.passwordExceeds);

export const personName = ({ required, tooLong }: (typeof FIELD_TEXTS)['firstName']) =>
  line().min(1, required).max(NAME_MAX, tooLong);
