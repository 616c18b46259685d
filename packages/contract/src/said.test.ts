import { afterEach, expect, test } from 'vitest';
import { saidOf, saying } from './said.ts';
import { inLanguage, installTexts, texts } from './texts.ts';

const ENGLISH = texts('contract/planted', {
  plain: 'Nothing is here.',
  deep: {
    needed: (what: string, plan: string) => `${what} requires ${plan}.`,
    exist: (names: string[]) => `These exist: ${names.join(', ')}.`,
    count: (count: number) => (count === 1 ? '1 file' : `${count} files`),
  },
  things: { library: 'The library' },
});
const SAID = saying(ENGLISH);
const GERMAN = {
  plain: 'Hier ist nichts.',
  deep: {
    needed: (what: string, plan: string) => `${what} erfordert ${plan}.`,
    exist: (names: string[]) => `Diese gibt es: ${names.join(', ')}.`,
    count: (count: number) => (count === 1 ? '1 Datei' : `${count} Dateien`),
  },
  things: { library: 'Die Bibliothek' },
};
afterEach(() => installTexts('en', {}));

/** As it arrives: over HTTP, beside its English words. */
const sent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));
const needed = SAID.deep.needed(SAID.things.library, 'Pro');

test('a text says which it is, with its values, beside its English words', () => {
  expect(SAID.plain).toEqual({ text: 'Nothing is here.', key: 'contract/planted.plain', values: [] });
  expect(needed.text).toBe('The library requires Pro.');
  expect(saidOf(needed)).toEqual({
    key: 'contract/planted.deep.needed',
    values: [{ key: 'contract/planted.things.library', values: [] }, 'Pro'],
  });
});

test('in another language it is made of its key and values, and of those that are texts themselves', () => {
  installTexts('de', { 'contract/planted': GERMAN });
  const german = [SAID.plain, needed, SAID.deep.exist(['a.pdf']), SAID.deep.count(1)].map((message) =>
    inLanguage(sent(saidOf(message)), message.text),
  );
  expect(german).toEqual(['Hier ist nichts.', 'Die Bibliothek erfordert Pro.', 'Diese gibt es: a.pdf.', '1 Datei']);
});

test('what has no key, or none that is known here, is the words that came with it', () => {
  const unknown = { key: 'contract/planted.gone', values: [] };
  for (const told of [null, undefined, {}, unknown, { key: 'nowhere.at.all', values: [] }])
    expect(inLanguage(told, 'In other words.')).toBe('In other words.');
  expect(inLanguage(saidOf(SAID.plain), 'Nothing is here.')).toBe('Nothing is here.');
});
