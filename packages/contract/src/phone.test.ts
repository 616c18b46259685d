import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PHONE_TEXTS } from './phone.texts.ts';
import { PHONE_LENGTHS, Phone, phoneProblem } from './phone.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const codes = Object.entries(PHONE_LENGTHS);

test.each([
  ['1', [11, 11]],
  ['44', [12, 12]],
  ['33', [11, 11]],
  ['49', [11, 14]],
  ['52', [12, 13]],
  ['55', [12, 13]],
  ['91', [10, 12]],
  ['81', [11, 11]],
  ['86', [13, 13]],
  ['7', [11, 12]],
] as const)('[SET-01] numbers that begin with %s have the specified lengths', (code, [min, max]) => {
  for (let length = 6; length <= 20; length += 1) {
    const phone = code + '5'.repeat(length - code.length);
    expect(phoneProblem(phone), phone).toBe(length < min || length > max ? PHONE_TEXTS.wrongLength : null);
  }
  expect(codes).toHaveLength(10);
});

test('[SET-01] no code of the table begins with another, so that the rule of a number is one', () => {
  for (const [code] of codes) expect(codes.filter(([other]) => code.startsWith(other))).toHaveLength(1);
});

test('[SET-01] other countries have the general limits alone', () => {
  const others = fc
    .integer({ min: 6, max: 20 })
    .chain((length) => digits(length))
    .filter((phone) => !codes.some(([code]) => phone.startsWith(code)));
  fc.assert(
    fc.property(others, (phone) => {
      expect(phoneProblem(phone)).toBeNull();
    }),
  );
});

test('[SET-01] one problem is named at a time: length, then signs, then the country’s rule', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (phone) => {
      const problem = phoneProblem(phone);
      if (phone.length < 6) expect(problem).toBe(PHONE_TEXTS.tooShort);
      else if (phone.length > 20) expect(problem).toBe(PHONE_TEXTS.tooLong);
      else if (/[^0-9]/.test(phone)) expect(problem).toBe(PHONE_TEXTS.digitsOnly);
    }),
  );
  expect(phoneProblem('+14155550100')).toBe(PHONE_TEXTS.digitsOnly);
});

test('[SET-01] blanks around a number do not count, and the words are the specified ones', () => {
  expect(Phone.parse('  14155550100 ')).toBe('14155550100');
  expect(Phone.safeParse(' 12345 ').error?.issues.map(({ message }) => message)).toEqual(['Phone number is too short']);
  expect(PHONE_TEXTS).toEqual({
    tooShort: 'Phone number is too short',
    tooLong: 'Phone number is too long',
    digitsOnly: 'Phone number must contain only digits',
    wrongLength: 'Phone number format does not match the expected length for its country code',
  });
});
