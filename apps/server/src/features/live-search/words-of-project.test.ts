import type { LiveWords } from '@groundwork/contract/live-search';
import { LIVE_SEARCH_TEXTS } from '@groundwork/contract/live-search.texts';
import { expect, test } from 'vitest';
import { openIndexWithoutThreads } from '../../../test/index-without-threads.ts';
import { openEncoder } from '../../catalogue/encoder/open-encoder.ts';
import { engineDeclarations } from '../../catalogue/engines/registry.ts';
import { askableSources } from '../../catalogue/import/ask-sources.ts';
import { isMedical } from '../../catalogue/matching/is-medical.ts';
import { NO_CORRECTIONS, readSubject } from '../../catalogue/matching/subject.ts';
import { importanceOf } from '../../catalogue/matching/word-importance.ts';
import { wordsOfProject } from './words-of-project.ts';
import { wordsOfQuery } from './words-of-query.ts';

const phrasesOf = (words: LiveWords[]) => words.flatMap(({ phrases }) => phrases);
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
  const { words } = await wordsOfProject(subject, {}, null);
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
    (await wordsOfProject({ phrases, names: [], asides: [] }, {}, encoder)).words.map((each) => each.phrases);
  const battery = phrase('battery', 'technology');
  expect(await told(battery, phrase('safe', 'technology'), phrase('water', 'use'))).toEqual([['battery'], ['water']]);
  expect(await told(battery, phrase('home', 'use', 'person'), phrase('solar storage', 'use'))).toEqual([
    ['battery'],
    ['home', 'solar storage'],
  ]);
  const broken = { ranksOf: () => Promise.reject(new Error('no model')) };
  expect(
    (await wordsOfProject({ phrases: [phrase('safe', 'use')], names: [], asides: [] }, {}, broken)).words[1]!.phrases,
  ).toEqual(['safe']);
});

test('[LIVE-01] what an idea replaces or does without and plain business are not proposed, and shown beside the words', async () => {
  const encoder = openEncoder()!;
  const index = await openIndexWithoutThreads();
  const proposed = async (added: string[]) => {
    const subject = await readSubject(
      {
        title: 'Bamboo bicycle frames',
        description:
          'Bicycle frames are wound from bamboo fibre and a lignin resin, instead of carbon fibre. No epoxy is needed. The budget is small and our first customer has a deadline.',
        corrections: { ...NO_CORRECTIONS, required: added },
        marks: [],
        draft: null,
      },
      { index, engines: engineDeclarations, encoder },
    );
    return wordsOfProject(subject, {}, encoder);
  };
  const { words, setAside } = await proposed([]);
  const sent = words.flatMap(({ phrases }) => phrases).join(' ');
  for (const aside of ['epoxy', 'budget', 'customer']) {
    expect(sent).not.toContain(aside);
    expect(phrasesOf(setAside)).toContainEqual(expect.stringContaining(aside));
  }
  expect(sent).toContain('bamboo fibre');
  // A word that somebody puts in is meant.
  const again = await proposed(['epoxy']);
  expect(again.words[0]!.phrases).toContain('epoxy');
  expect(phrasesOf(again.setAside)).not.toContain('epoxy');
  await Promise.all([index.close(), encoder.close()]);
});

test('[LIVE-01] of what was searched for, names of the project and what reads like one are held back', async () => {
  const subject = { names: ['Project Kestrel', 'Grundig'] };
  const asked = async (query: string) => wordsOfQuery(query, subject, null);
  expect(await asked('kestrel AND "mycelium foam" (NOT Grundig)')).toEqual({
    words: [
      { axis: 'technology', phrases: ['mycelium foam'] },
      { axis: 'use', phrases: [] },
    ],
    heldBack: ['kestrel', 'Grundig'],
  });
  expect(await asked('mycelium foam')).toMatchObject({ heldBack: [] });
  const encoder = openEncoder()!;
  const read = await wordsOfQuery('mycelium packaging by Ecovative Design LLC', subject, encoder);
  expect(read.heldBack.join(' ')).toContain('Ecovative');
  expect(read.words[0]!.phrases.join(' ')).toContain('mycelium packaging');
  await encoder.close();
});

test('[LIVE-01] a description is one of medicine or not; where nothing can tell, it may be', async () => {
  const encoder = openEncoder()!;
  const isOne = (text: string) => isMedical({ text, isForeign: false }, encoder);
  expect(await isOne('A pill that lowers blood pressure in patients with heart failure.')).toBe(true);
  expect(await isOne('A stethoscope that tells heart murmurs of children by machine learning.')).toBe(true);
  expect(await isOne('Protective packaging for electronics, grown from fungi on brewery waste.')).toBe(false);
  expect(await isOne('Bearings of ceramics for wind turbines which run without grease.')).toBe(false);
  const text = 'Protective packaging for electronics.';
  expect(await isMedical({ text, isForeign: true }, encoder)).toBe(true);
  expect(await isMedical({ text, isForeign: false }, null)).toBe(true);
  await encoder.close();
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
    return wordsOfProject(subject, {}, encoder);
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

test('[LIVE-01] [SEC-06] names without capitals are held back, and what the thing is made of is not', async () => {
  const encoder = openEncoder()!;
  const index = await openIndexWithoutThreads();
  const description =
    'The membrane of graphene oxide splits brine into acid and base. It was developed by lena fischer in lyon, and veolia tests it.';
  const subject = await readSubject(
    { title: 'Brine splitting', description, corrections: NO_CORRECTIONS, marks: [], draft: null },
    { index, engines: engineDeclarations, encoder },
  );
  const { words, heldBack } = await wordsOfProject(subject, await importanceOf(subject, encoder), encoder);
  const sent = words.flatMap(({ phrases }) => phrases).join(' ');
  for (const name of ['lena', 'fischer', 'lyon', 'veolia']) {
    expect(sent).not.toContain(name);
    expect(heldBack.join(' ')).toContain(name);
  }
  expect(sent).toContain('graphene oxide');
  await Promise.all([index.close(), encoder.close()]);
});

test('[LIVE-01] one word that all hangs on does not make the others faint, nor the words of one term each other', async () => {
  const subject = {
    phrases: [phrase('bearing', 'technology'), phrase('strain gauges', 'technology'), phrase('summer', 'technology')],
    names: [],
    asides: [],
  };
  const importance = { bear: 17, strain: 0.4, gaug: 0.4, summer: 0.2, shaft: 0.7, cage: 0.7, coil: 0.6 };
  const { words, setAside } = await wordsOfProject(subject, importance, null);
  expect(words[0]!.phrases).toEqual(['bearing', 'strain gauges']);
  expect(phrasesOf(setAside)).toEqual(['summer']);
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

test('[LIVE-01] what a description says in passing is left out, and shown beside the words', async () => {
  const encoder = openEncoder()!;
  const index = await openIndexWithoutThreads();
  const description =
    'A skin patch with a microfluidic channel that measures cortisol in sweat all day. For shift workers. Our budget is 400,000 euros.';
  const subject = await readSubject(
    { title: 'Skin patch for cortisol', description, corrections: NO_CORRECTIONS, marks: [], draft: null },
    { index, engines: engineDeclarations, encoder },
  );
  const { words, setAside } = await wordsOfProject(subject, await importanceOf(subject, encoder), encoder);
  const sent = words.flatMap(({ phrases }) => phrases);
  expect(sent).toEqual(expect.arrayContaining(['skin patch', 'cortisol']));
  expect(sent).not.toContain('euros');
  expect(phrasesOf(setAside)).toContain('euros');
  // None is left out of words that all tell as little.
  const faint = { phrases: [phrase('budget', 'use')], names: [], asides: [] };
  expect((await wordsOfProject(faint, { budget: 0.1 }, null)).words[1]!.phrases).toEqual(['budget']);
  await Promise.all([index.close(), encoder.close()]);
});

test('[LIVE-01] where the encoder fails, what is typed is asked for as it stands', async () => {
  const failing = { encodeWords: () => Promise.reject(new Error('no memory')) };
  const { words, heldBack } = await wordsOfQuery('sodium ion battery', { names: [] }, failing);
  expect(phrasesOf(words)).toEqual(['sodium ion battery']);
  expect(heldBack).toEqual([]);
});
