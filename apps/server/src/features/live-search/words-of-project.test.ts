import { LIVE_SEARCH_TEXTS } from '@groundwork/contract/live-search.texts';
import { expect, test } from 'vitest';
import { openIndexWithoutThreads } from '../../../test/index-without-threads.ts';
import { engineDeclarations } from '../../catalogue/engines/registry.ts';
import { askableSources } from '../../catalogue/import/ask-sources.ts';
import { NO_CORRECTIONS, readSubject } from '../../catalogue/matching/subject.ts';
import { wordsOfProject } from './words-of-project.ts';

test('[LIVE-01] the words are short phrases by axis, never the description', async () => {
  const index = await openIndexWithoutThreads();
  const title = 'Sodium ion battery for stationary storage';
  const description =
    'A sodium ion battery with a hard carbon anode. It is for utilities that store solar energy overnight, and our secret is a coating of the collector.';
  const subject = await readSubject(
    { title, description, corrections: NO_CORRECTIONS, marks: [], draft: null },
    { index, engines: engineDeclarations, encoder: null },
  );
  const words = wordsOfProject(subject);
  expect(words.map(({ axis }) => axis)).toEqual(['technology', 'use']);
  for (const { phrases } of words) {
    expect(phrases.length).toBeLessThanOrEqual(5);
    for (const phrase of phrases) expect(phrase.split(' ').length).toBeLessThanOrEqual(6);
  }
  expect(words[0]!.phrases).toContain('Sodium ion battery');
  await index.close();
});

test('[LIVE-01] what a source is good for stands in the texts that are translated', async () => {
  for (const { name, ask } of await askableSources()) expect(LIVE_SEARCH_TEXTS.sources[name]).toBe(ask.goodFor);
});
