import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { fixturesDir } from '../../../../test/fixtures-dir.ts';
import { ANALYSTS_PROJECTS, CONCLUDES } from '../../../../test/model/analysts-sentences.ts';
import { evidenceOfItems } from '../../../../test/model/evidence-of-items.ts';
import { LATER_ANALYSTS_PROJECTS } from '../../../../test/model/later-analysts-sentences.ts';
import { laterFaults } from '../../../../test/model/later-faults.ts';
import { type Fault, faultsOf, isOfValue } from '../../../../test/model/sloppy-model.ts';
import { readPublishedRecords } from '../../../../test/published-records.ts';
import { type CatalogueRecord, refKey } from '../../../catalogue/record.ts';
import { lacksByRule, lacksOfModel } from '../../statements/model-sentence.ts';
import { namesFromTexts } from './names-from-texts.ts';
import { readSentence } from './read-sentence.ts';

const REACH_MIN = 0.95;
const FAULTS_MIN = 200;

describe.skipIf(!fixturesDir)('sentences of an analyst', () => {
  let records: Map<string, CatalogueRecord>;
  beforeAll(async () => {
    const read = await readPublishedRecords(join(fixturesDir!, 'data'), ['awards', 'clinical_trials', 'publications']);
    records = new Map(read.map((record) => [refKey(record), record]));
  });

  /** The parties with a name, as the catalogue is asked for them: `known-to-two.ts`. */
  const partiesWith = (name: string) =>
    new Set(
      [...records.values()]
        .filter(({ title, text }) => `${title} ${text}`.includes(name))
        .map(({ organisations, people, id }) => organisations[0]?.name ?? people[0]?.name ?? id),
    ).size;

  test.each([
    ['sixty', ANALYSTS_PROJECTS],
    ['sixty more', LATER_ANALYSTS_PROJECTS],
  ])('[GRD-09] %s true sentences that compare, deny and advise reach the second look', (_, projects) => {
    const stopped = projects.flatMap((project) => {
      const { evidence, items } = evidenceOfItems(project, records);
      return project.sentences.flatMap((text) => {
        const written = { text: text.replace(CONCLUDES, ''), concludes: text.endsWith(CONCLUDES) };
        const sentence = readSentence(written, items, evidence);
        const lacks = [
          ...lacksByRule(sentence, evidence).map((lack) => lack.text),
          ...namesFromTexts(sentence, evidence).filter((name) => partiesWith(name) < 2),
        ];
        return lacks.length > 0 ? [`${text} – ${lacks.join('; ')}`] : [];
      });
    });
    const count = projects.flatMap(({ sentences }) => sentences).length;
    expect(count).toBe(60);
    expect(stopped.slice(Math.floor(count * (1 - REACH_MIN)))).toEqual([]);
  });

  test.each([
    ['a careless model', ANALYSTS_PROJECTS, () => []],
    ['another', LATER_ANALYSTS_PROJECTS, laterFaults],
  ])(
    '[GRD-09] of %s no wrong value, name or quotation is published, though a second look says yes to everything',
    (_, projects, byHand) => {
      const faults = projects.map((project, at) => [...faultsOf(project), ...byHand(at)]);
      expect(faults.flat().length).toBeGreaterThanOrEqual(FAULTS_MIN);
      /** Those that are published if a second look finds them so. */
      const published = (looked: 'supported' | 'not said'): Fault[] =>
        projects.flatMap((project, at) => {
          const { evidence, items } = evidenceOfItems(project, records);
          return faults[at]!.filter(
            (fault) => lacksOfModel({ ...readSentence(fault, items, evidence), looked }, evidence).length === 0,
          );
        });
      expect(published('supported').filter(isOfValue)).toEqual([]);
      expect(published('not said')).toEqual([]);
    },
  );
});
