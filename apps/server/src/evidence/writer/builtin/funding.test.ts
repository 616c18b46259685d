import { expect, test } from 'vitest';
import { counted, evidenceFrom, observedOf } from '../../../../test/observed.ts';
import { aRecord } from '../../../../test/records.ts';
import { nothing } from '../../findings/collect.ts';
import { publishSection } from '../../statements/publish.ts';
import { fundingLandscape, whoPays } from './funding.ts';

function said(agencies: Record<string, number>): string | undefined {
  const evidence = evidenceFrom(observedOf([]), nothing());
  counted(evidence, 'awards-by-agency', agencies);
  const sentence = whoPays(evidence)!;
  const draft = { id: 'x', title: 'X', blocks: [{ type: 'paragraph' as const, sentences: [sentence] }] };
  expect(publishSection(draft, evidence).report.withheld).toEqual([]);
  return sentence.text;
}

test('[RPT-02] who makes all awards is said to, and who makes most of them with how many', () => {
  expect(said({ 'Department of Defense': 2 })).toBe('Both awards on the topic come from the Department of Defense.');
  expect(said({ 'Department of Energy': 4 })).toBe('All 4 awards on the topic come from the Department of Energy.');
  expect(said({ 'Department of Energy': 4, NASA: 1 })).toBe(
    'The 5 awards on the topic come from the Department of Energy (4) and NASA.',
  );
  expect(said({ 'Department of Energy': 4, NASA: 1, Army: 1, Navy: 1, NOAA: 1 })).toBe(
    'By agency, awards on the topic come most often from the Department of Energy (4).',
  );
});

test('[RPT-14] what a success rate takes is said where the records do not give one', () => {
  const linesOf = (families: { id: string; family: 'award-paths' }[], records = [aRecord('awards', 'a')]) => {
    const evidence = evidenceFrom(observedOf(records), nothing());
    counted(evidence, 'awards-by-agency', { NASA: records.length });
    evidence.findings = families.map((each) => ({
      ...each,
      n: 5,
      period: null,
      missing: null,
      statements: [],
      headline: null,
      importance: 1,
    }));
    const { section, report } = publishSection(fundingLandscape(evidence), evidence);
    expect(report.withheld).toEqual([]);
    return section.blocks.flatMap((block) =>
      block.type === 'paragraph' ? block.sentences.map(({ text }) => text) : [],
    );
  };
  const needed = 'How likely an award is, these records do not tell, as that takes the number of proposals';
  expect(linesOf([])).toContain(
    `${needed} and what followed on earlier awards: ask the program managers what share they fund.`,
  );
  expect(linesOf([{ id: 'award-paths:phases', family: 'award-paths' }])).toContain(
    `${needed}: ask the program managers what share they fund.`,
  );
  expect(linesOf([], []).filter((text) => text.startsWith('How likely'))).toEqual([]);
});
