import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { fixturesDir } from '../../../../test/fixtures-dir.ts';
import { ANALYSTS_PROJECTS, type AnalystsProject, CONCLUDES } from '../../../../test/model/analysts-sentences.ts';
import { evidenceOfItems } from '../../../../test/model/evidence-of-items.ts';
import { type Fault, faultsOf, isOfValue } from '../../../../test/model/sloppy-model.ts';
import { readPublishedRecords } from '../../../../test/published-records.ts';
import { type CatalogueRecord, refKey } from '../../../catalogue/record.ts';
import { lacksByRule, lacksOfModel } from '../../statements/model-sentence.ts';
import { readSentence } from './read-sentence.ts';

const REACH_MIN = 0.95;
const FAULTS_MIN = 200;

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

  /** Faults that are published if a second look finds them so. */
  const published = (project: AnalystsProject, looked: (fault: Fault) => 'supported' | 'not said'): Fault[] => {
    const { evidence, items } = evidenceOfItems(project, records);
    return faultsOf(project).filter((fault) => {
      const sentence = { ...readSentence(fault, items, evidence), looked: looked(fault) };
      return lacksOfModel(sentence, evidence).length === 0;
    });
  };

  test('[GRD-09] of a careless model no wrong value, name or quotation is published, though a second look says yes to everything', () => {
    const faults = ANALYSTS_PROJECTS.flatMap(faultsOf);
    expect(faults.length).toBeGreaterThanOrEqual(FAULTS_MIN);
    const through = ANALYSTS_PROJECTS.flatMap((project) => published(project, () => 'supported'));
    expect(through.filter(isOfValue)).toEqual([]);
    expect(ANALYSTS_PROJECTS.flatMap((project) => published(project, () => 'not said'))).toEqual([]);
  });
});
