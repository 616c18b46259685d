import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import './read-message-refs.ts';
import { keyedMessages, messageRefOf, word } from './message-refs.ts';
import { inLanguage, installTexts, texts } from './texts.ts';

const ENGLISH = texts('contract/planted', {
  plain: 'Nothing is here.',
  deep: {
    needed: (what: string, plan: string) => `${what} requires ${plan}.`,
    exist: (names: string[]) => `These exist: ${names.join(', ')}.`,
    count: (count: number) => (count === 1 ? '1 file' : `${count} files`),
  },
  things: { library: 'The library', records: 'Records' },
});
const MESSAGES = keyedMessages(ENGLISH);
const GERMAN = {
  plain: 'Hier ist nichts.',
  deep: {
    needed: (what: string, plan: string) => `${what} erfordert ${plan}.`,
    exist: (names: string[]) => `Diese gibt es: ${names.join(', ')}.`,
    count: (count: number) => (count === 1 ? '1 Datei' : `${count} Dateien`),
  },
  things: { library: 'Die Bibliothek', records: 'Datensätze' },
};

/** The message on arrival: over HTTP, beside its English words. */
const arrived = (message: (typeof MESSAGES)['plain']) =>
  inLanguage(JSON.parse(JSON.stringify(messageRefOf(message))), message.text);
const needed = MESSAGES.deep.needed(MESSAGES.things.library, 'Pro');

test('a text says which it is, with its values, beside its English words', () => {
  expect(MESSAGES.plain).toEqual({ text: 'Nothing is here.', key: 'contract/planted.plain', values: [] });
  expect(needed.text).toBe('The library requires Pro.');
  expect(messageRefOf(needed)).toEqual({
    key: 'contract/planted.deep.needed',
    values: [{ key: 'contract/planted.things.library', values: [] }, 'Pro'],
  });
  expect(arrived(needed)).toBe('The library requires Pro.');
});

describe('in another language', () => {
  beforeAll(() => installTexts('de', { 'contract/planted': GERMAN }));
  // Files of one worker share the language in force.
  afterAll(() => installTexts('en', {}));

  test('it is made of its key and values, and of those that are texts themselves', () => {
    expect([MESSAGES.plain, needed, MESSAGES.deep.exist(['a.pdf']), MESSAGES.deep.count(1)].map(arrived)).toEqual([
      'Hier ist nichts.',
      'Die Bibliothek erfordert Pro.',
      'Diese gibt es: a.pdf.',
      '1 Datei',
    ]);
  });

  test('a label within a sentence is looked up by its words, a name never', () => {
    expect(arrived(MESSAGES.deep.needed(word('records'), 'Pro'))).toBe('Datensätze erfordert Pro.');
    expect(arrived(MESSAGES.deep.needed('Records', 'Pro'))).toBe('Records erfordert Pro.');
  });

  test('what has no key, or none that is known here, is the words that came with it', () => {
    const unknown = { key: 'contract/planted.gone', values: [] };
    for (const told of [null, undefined, {}, unknown, { key: 'nowhere.at.all', values: [] }])
      expect(inLanguage(told, 'In other words.')).toBe('In other words.');
  });
});
