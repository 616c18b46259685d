import './read-message-refs.ts';
import { afterEach, expect, test } from 'vitest';
import { formatDate, formatMoney, formatMoneyShort, formatMoneyTight, formatNumber, inSentence } from './format.ts';
import { installTexts, language, registeredTexts, texts, translated } from './texts.ts';

const english = () => ({ title: 'Plans', steps: { first: 'Begin' }, limit: (max: number) => `At most ${max}` });
const GERMAN = { title: 'Tarife', steps: { first: 'Beginnen' }, limit: (max: number) => `Höchstens ${max}` };

afterEach(() => installTexts('en', {}));

/** `$` stands behind a space that doesn't break. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test('[NAV-10] without a translation the English catalogue itself is used', () => {
  const catalogue = english();
  expect(texts('alone', catalogue)).toBe(catalogue);
  expect(language()).toBe('en');
  expect(translated('Plans')).toBe('Plans');
  expect(registeredTexts().get('alone')).toBe(catalogue);
});

test('[NAV-10] an installed translation stands in for the catalogue of its name, and for no other', () => {
  const before = texts('before', english());
  installTexts('de', { before: GERMAN, after: GERMAN });
  expect(before).toEqual(GERMAN);
  expect(texts('after', english())).toEqual(GERMAN);
  expect(texts('other', { title: 'Other' })).toEqual({ title: 'Other' });
});

test('[NAV-10] what the server says is looked up by its English words; values and strange texts stay', () => {
  texts('contract/early', english());
  installTexts('de', { 'contract/early': GERMAN, 'contract/late': { title: 'Später' } });
  texts('contract/late', { title: 'Later' });
  expect(translated('Begin')).toBe('Beginnen');
  expect(translated('Later')).toBe('Später');
  expect(translated('At most 5')).toBe('Höchstens 5');
  expect(translated('At least 5')).toBe('At least 5');
  expect(translated('__proto__')).toBe('__proto__');
});

test('[NAV-10] a screen’s own word is not what the server means by it', () => {
  texts('contract/fields', { state: 'State' });
  installTexts('de', {
    'contract/fields': { state: 'Bundesstaat' },
    screen: { state: 'Status', own: 'Eigenes' },
  });
  texts('screen', { state: 'State', own: 'Own' });
  expect(translated('State')).toBe('Bundesstaat');
  expect(translated('Own')).toBe('Own');
});

test('[NAV-10] numbers, money and dates follow the language; what is compared with reports asks for English', () => {
  installTexts('de', {});
  expect(formatNumber(1234567.5)).toBe('1.234.567,5');
  expect(plain(formatMoney(1250000))).toBe('1.250.000 $');
  expect(plain(formatMoney(99.5))).toBe('99,50 $');
  expect(plain(formatMoneyShort(48_500_000))).toBe('48,5 Mio. $');
  expect(plain(formatMoneyTight(48_500_000))).toBe('48,5 Mio. $');
  expect(formatDate('2021-03-12')).toBe('12. März 2021');
  expect(formatDate('2021-03-12T23:59:59Z')).toBe('12. März 2021');
  expect(formatDate('2021-03')).toBe('März 2021');
  expect(formatDate('2021')).toBe('2021');
  expect(inSentence('Patente')).toBe('Patente');
  expect(inSentence('Klinische Studien')).toBe('klinische Studien');
  expect(inSentence('Technologien der Bundeslabors')).toBe('Technologien der Bundeslabors');
  expect(formatMoney(1250000, 'en')).toBe('$1,250,000');
  expect(formatDate('2021-03-12', 'en')).toBe('12 March, 2021');
});
