import { z } from 'zod';
import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from './limits.ts';
import { text } from './text.ts';

/** Fields that several forms of an account have, with their messages. */
export const ContactEmail = (required: string) =>
  text().min(1, required).max(EMAIL_MAX, 'Email is too long').pipe(z.email('Invalid email'));

export const Email = ContactEmail('Email is required');

/** An installation may ask for more than the least that holds everywhere. */
export const passwordTooShort = (min: number) => `Password must be at least ${min} characters long`;

export const NewPassword = z
  .string()
  .min(PASSWORD_MIN, passwordTooShort(PASSWORD_MIN))
  .max(PASSWORD_MAX, `Password cannot exceed ${PASSWORD_MAX} characters`);

export const personName = (label: string) =>
  text().min(1, `${label} is required`).max(NAME_MAX, `${label} is too long`);
