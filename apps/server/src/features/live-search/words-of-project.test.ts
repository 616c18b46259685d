import { LIVE_SEARCH_TEXTS } from '@groundwork/contract/live-search.texts';
import { expect, test } from 'vitest';
import { openIndexWithoutThreads } from '../../../test/index-without-threads.ts';
import { openEncoder } from '../../catalogue/encoder/open-encoder.ts';
import { engineDeclarations } from '../../catalogue/engines/registry.ts';
import { askableSources } from '../../catalogue/import/ask-sources.ts';
import { NO_CORRECTIONS, readSubject } from '../../catalogue/matching/subject.ts';
import { wordsOfProject } from './words-of-project.ts';

const phrase = (text: string, axis: 'technology' | 'use', origin: 'text' | 'person' = 'text') => ({
  phrase: text,
  axis,
  variants: [],
  isRequired: false,
  origin,
});

test('[LIVE-01] the words are short phrases by axis, never the description', async () => {
  const index = await openIndexWithoutThreads();
  const title = 'Sodium ion battery for stationary storage';
  const description =
    'A sodium ion battery with a hard carbon anode. It is for utilities that store solar energy overnight, and our secret is a coating of the collector.';
  const subject = await readSubject(
    { title, description, corrections: NO_CORRECTIONS, marks: [], draft: null },
    { index, engines: engineDeclarations, encoder: null },
  );
  const { words } = await wordsOfProject(subject, null);
  expect(words.map(({ axis }) => axis)).toEqual(['technology', 'use']);
  for (const { phrases } of words) {
    expect(phrases.length).toBeLessThanOrEqual(5);
    for (const phrase of phrases) expect(phrase.split(' ').length).toBeLessThanOrEqual(6);
  }
  expect(words[0]!.phrases).toContain('Sodium ion battery');
  await index.close();
});

test('[LIVE-01] a common word by itself is proposed only where there is nothing else, or somebody put it in', async () => {
  const ranks: Record<string, number> = { battery: 6_046, safe: 3_647, home: 2_188, water: 2_300 };
  const encoder = { ranksOf: async (words: string[]) => words.map((word) => ranks[word] ?? Number.POSITIVE_INFINITY) };
  const told = async (...phrases: ReturnType<typeof phrase>[]) =>
    (await wordsOfProject({ phrases, names: [] }, encoder)).words.map((each) => each.phrases);
  const battery = phrase('battery', 'technology');
  expect(await told(battery, phrase('safe', 'technology'), phrase('water', 'use'))).toEqual([['battery'], ['water']]);
  expect(await told(battery, phrase('home', 'use', 'person'), phrase('solar storage', 'use'))).toEqual([
    ['battery'],
    ['home', 'solar storage'],
  ]);
  const broken = { ranksOf: () => Promise.reject(new Error('no model')) };
  expect((await wordsOfProject({ phrases: [phrase('safe', 'use')], names: [] }, broken)).words[1]!.phrases).toEqual([
    'safe',
  ]);
});

test('[LIVE-01] [SEC-06] names that a description has are held back, and sent once somebody puts them in', async () => {
  const encoder = openEncoder()!;
  const index = await openIndexWithoutThreads();
  const proposed = async (added: string[]) => {
    const subject = await readSubject(
      {
        title: 'Quieter heat pumps',
        description:
          'Project Osprey is a fan blade with a serrated edge that lowers the noise of heat pumps. Pilot customer is Brunata. Invented by Maria Kostas.',
        corrections: { ...NO_CORRECTIONS, required: added },
        marks: [],
        draft: null,
      },
      { index, engines: engineDeclarations, encoder },
    );
    return wordsOfProject(subject, encoder);
  };
  const { words, heldBack } = await proposed([]);
  const sent = words.flatMap(({ phrases }) => phrases).join(' ');
  for (const name of ['Osprey', 'Brunata', 'Kostas']) {
    expect(sent).not.toContain(name);
    expect(heldBack.join(' ')).toContain(name);
  }
  expect(sent).toContain('heat pumps');
  expect((await proposed(['Brunata'])).heldBack).not.toContain('Brunata');
  await Promise.all([index.close(), encoder.close()]);
});

test('[LIVE-01] in another language nouns are not taken for names', async () => {
  const encoder = openEncoder()!;
  const index = await openIndexWithoutThreads();
  const description =
    'Eine Beschichtung aus Silikon, die verhindert, dass sich Eis auf den Rotorblättern von Windrädern bildet, auch bei Schnee und Nebel.';
  const subject = await readSubject(
    { title: 'Beschichtung gegen Eis', description, corrections: NO_CORRECTIONS, marks: [], draft: null },
    { index, engines: engineDeclarations, encoder },
  );
  expect(subject).toMatchObject({ isForeign: true, names: [] });
  expect(subject.text).toContain('Rotorblättern');
  await Promise.all([index.close(), encoder.close()]);
});

test('[LIVE-01] what a source is good for stands in the texts that are translated', async () => {
  for (const { name, ask } of await askableSources()) expect(LIVE_SEARCH_TEXTS.sources[name]).toBe(ask.goodFor);
});
