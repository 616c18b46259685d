import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import './read-said.ts';
import { saidOf, saying, word } from './said.ts';
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
const SAID = saying(ENGLISH);
const GERMAN = {
  plain: 'Hier ist nichts.',
  deep: {
    needed: (what: string, plan: string) => `${what} erfordert ${plan}.`,
    exist: (names: string[]) => `Diese gibt es: ${names.join(', ')}.`,
    count: (count: number) => (count === 1 ? '1 Datei' : `${count} Dateien`),
  },
  things: { library: 'Die Bibliothek', records: 'Datensätze' },
};

/** As it arrives: over HTTP, beside its English words. */
const arrived = (message: (typeof SAID)['plain']) =>
  inLanguage(JSON.parse(JSON.stringify(saidOf(message))), message.text);
const needed = SAID.deep.needed(SAID.things.library, 'Pro');

test('a text says which it is, with its values, beside its English words', () => {
  expect(SAID.plain).toEqual({ text: 'Nothing is here.', key: 'contract/planted.plain', values: [] });
  expect(needed.text).toBe('The library requires Pro.');
  expect(saidOf(needed)).toEqual({
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
    expect([SAID.plain, needed, SAID.deep.exist(['a.pdf']), SAID.deep.count(1)].map(arrived)).toEqual([
      'Hier ist nichts.',
      'Die Bibliothek erfordert Pro.',
      'Diese gibt es: a.pdf.',
      '1 Datei',
    ]);
  });

  test('a label within a sentence is looked up by its words, a name never', () => {
    expect(arrived(SAID.deep.needed(word('records'), 'Pro'))).toBe('Datensätze erfordert Pro.');
    expect(arrived(SAID.deep.needed('Records', 'Pro'))).toBe('Records erfordert Pro.');
  });

  test('what has no key, or none that is known here, is the words that came with it', () => {
    const unknown = { key: 'contract/planted.gone', values: [] };
    for (const told of [null, undefined, {}, unknown, { key: 'nowhere.at.all', values: [] }])
      expect(inLanguage(told, 'In other words.')).toBe('In other words.');
  });
});
