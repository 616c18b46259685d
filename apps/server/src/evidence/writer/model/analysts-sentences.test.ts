import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { fixturesDir } from '../../../../test/fixtures-dir.ts';
import { ANALYSTS_PROJECTS, CONCLUDES } from '../../../../test/model/analysts-sentences.ts';
import { evidenceOfItems } from '../../../../test/model/evidence-of-items.ts';
import { readPublishedRecords } from '../../../../test/published-records.ts';
import { type CatalogueRecord, refKey } from '../../../catalogue/record.ts';
import { lacksByRule } from '../../statements/model-sentence.ts';
import { readSentence } from './read-sentence.ts';

const REACH_MIN = 0.95;

describe.skipIf(!fixturesDir)('sentences of an analyst', () => {
  let records: Map<string, CatalogueRecord>;
  beforeAll(async () => {
    const read = await readPublishedRecords(join(fixturesDir!, 'data'), ['awards', 'clinical_trials']);
    records = new Map(read.map((record) => [refKey(record), record]));
  }, 60_000);

  test('[GRD-09] true sentences that compare, deny and advise reach the second look', () => {
    const stopped = ANALYSTS_PROJECTS.flatMap((project) => {
      const { evidence, items } = evidenceOfItems(project, records);
      return project.sentences.flatMap((text) => {
        const written = { text: text.replace(CONCLUDES, ''), concludes: text.endsWith(CONCLUDES) };
        const lacks = lacksByRule(readSentence(written, items, evidence), evidence);
        return lacks.length > 0 ? [`${text} – ${lacks.map((lack) => lack.text).join('; ')}`] : [];
      });
    });
    const count = ANALYSTS_PROJECTS.flatMap(({ sentences }) => sentences).length;
    expect(count).toBe(60);
    expect(stopped.slice(Math.floor(count * (1 - REACH_MIN)))).toEqual([]);
  });
});
