import { PHONE_MAX, PHONE_MIN } from './limits.ts';
import { PHONE_TEXTS } from './phone.texts.ts';
import { text } from './text.ts';

/** Shortest and longest number, country code included, by country code. Other countries have no rule of their own. */
export const PHONE_LENGTHS: Record<string, [min: number, max: number]> = {
  1: [11, 11],
  7: [11, 12],
  33: [11, 11],
  44: [12, 12],
  49: [11, 14],
  52: [12, 13],
  55: [12, 13],
  81: [11, 11],
  86: [13, 13],
  91: [10, 12],
};

/** The problem with a number that begins with its country code; null if there is none. */
export function phoneProblem(phone: string): string | null {
  if (phone.length < PHONE_MIN) return PHONE_TEXTS.tooShort;
  if (phone.length > PHONE_MAX) return PHONE_TEXTS.tooLong;
  if (!/^[0-9]+$/.test(phone)) return PHONE_TEXTS.digitsOnly;
  // No code of the table begins with another one.
  const code = Object.keys(PHONE_LENGTHS).find((each) => phone.startsWith(each));
  const [min, max] = (code && PHONE_LENGTHS[code]) || [PHONE_MIN, PHONE_MAX];
  return phone.length < min || phone.length > max ? PHONE_TEXTS.wrongLength : null;
}

/** Digits alone, the country code first: 14155550100. */
export const Phone = text().superRefine((phone, context) => {
  const message = phoneProblem(phone);
  if (message) context.addIssue({ code: 'custom', message });
});
