import type { Engine } from '@groundwork/contract/engines';
import { expect, test } from 'vitest';
import { evidenceOfField, type OfField } from '../../../../test/field.ts';
import { aRecord } from '../../../../test/records.ts';
import { award } from '../../../../test/written-section.ts';
import { publishSection } from '../../statements/publish.ts';
import { builtinWriter } from './builtin-writer.ts';

const compared = (searchEngine: Engine, value: number) => ({
  id: `looked:compared:${searchEngine}`,
  label: `${searchEngine}, compared`,
  value,
  unit: 'count' as const,
  query: { searchEngine, query: '', filters: {} },
});

async function sentencesOf(id: string, others: OfField[] = []) {
  const evidence = await evidenceOfField([award('a', 'direct', { what: 'The patch reads sweat.' }), ...others]);
  const figures = [
    ...evidence.figures,
    ...[compared('awards', 900), compared('patents', 420), compared('publications', 3_693), compared('companies', 0)],
  ];
  const all = { ...evidence, figures };
  const { section, report } = publishSection(await builtinWriter.write(id, all), all);
  expect(report.withheld).toEqual([]);
  return section.blocks.flatMap((block) => (block.type === 'paragraph' ? block.sentences : []));
}
const NONE = 'Of the 420 patents and 3,693 publications that were compared with the project none belongs to its field.';

test('[RPT-18] where nothing of a data set is of the field, the summary says so, and the IP landscape of what may be prior art', async () => {
  const summary = await sentencesOf('executive-summary');
  const said = summary.map(({ text }) => text);
  expect(said).toContain(NONE);
  expect(said).toContain('Of companies none is on record here.');
  const ip = await sentencesOf('ip-landscape');
  expect(ip.map(({ text }) => text)).toEqual([NONE]);
  expect(ip[0]!.german?.text).toBe(
    'Mit dem Projekt verglichen sind 420 Patente und 3.693 Publikationen; zum Themenfeld gehört keine davon.',
  );
});

test('[RPT-18] above inventions of laboratories, which have patents as well, none of the patents is told to be of the field', async () => {
  const record = aRecord('federal-lab-technologies', 'l', { title: 'A patch that reads sweat' });
  expect((await sentencesOf('ip-landscape', [{ record, ring: 'direct' }])).map(({ text }) => text)).not.toContain(NONE);
});
