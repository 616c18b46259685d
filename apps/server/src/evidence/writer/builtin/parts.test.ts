import { expect, test } from 'vitest';
import { counted, evidenceFrom, observedOf } from '../../../../test/observed.ts';
import { aRecord } from '../../../../test/records.ts';
import { computeFindings } from '../../findings/compute-findings.ts';
import { publishSection } from '../../statements/publish.ts';
import { readable } from '../../statements/statement.ts';
import { fundingLandscape, whoPays } from './funding.ts';
import { busyYears, noteOf, paragraph, seriesChart } from './parts.ts';

const years = (...counts: number[]) => counts.map((count, at) => ({ year: 2014 + at, count }));
const shown = (...counts: number[]) => busyYears(years(...counts), ({ count }) => count).map(({ year }) => year);

test('[RPT-02] no axis is mostly empty: a chart begins where half of its years have something', () => {
  expect(shown(1, 0, 0, 0, 0, 0, 0, 2, 2, 3, 0, 1, 0)).toEqual([2021, 2022, 2023, 2024, 2025, 2026]);
  expect(shown(1, 2, 0, 3)).toEqual([2014, 2015, 2016, 2017]);
  expect(shown(0, 0, 1, 1)).toEqual([2016, 2017]);
  expect(shown(0, 0, 0)).toEqual([]);
});

test('[RPT-02] bars compare something: not single records, and not fewer than five', async () => {
  const observed = observedOf([]);
  const found = await computeFindings(observed);
  const barsOf = (rows: Record<string, number>) => {
    const evidence = evidenceFrom(observed, found);
    counted(evidence, 'awards-by-agency', rows);
    const words = { title: 'Awards by agency', xLabel: 'Agency', yLabel: 'Awards' };
    return seriesChart(evidence, 'awards-by-agency', { kind: 'bar', value: 'count', ...words });
  };
  expect(barsOf({ NASA: 3, Army: 2 })).not.toBeNull();
  expect(barsOf({ NASA: 2, Army: 2 })).toBeNull();
  expect(barsOf({ NASA: 1, Army: 1, Navy: 1, NIH: 1, NSF: 1 })).toBeNull();
});

test('[RPT-02] one record is one, and not "the 1"', async () => {
  const observed = observedOf([]);
  const evidence = evidenceFrom(observed, await computeFindings(observed));
  counted(evidence, 'awards-by-agency', { NASA: 1 });
  evidence.totals.awards = 1;
  expect(readable(noteOf(evidence, 'awards', 1))).toMatch(/^Source: the one award found for this topic,/);
});

test('[RPT-02] of a single award it is told who made it, to whom and when', async () => {
  const records = [
    aRecord('awards', 'a1', {
      title: 'Waves in wings',
      date: '2017',
      data: { awardee: 'Acme Optics', agency: 'Department of Energy', year: 2017, phase: 'Phase II' },
      organisations: [{ name: 'Acme Optics', role: 'Awardee' }],
    }),
    aRecord('federal-lab-technologies', 'f1', {
      title: 'Ultrasonic scanner',
      data: { lab: 'Langley Research Center' },
      organisations: [{ name: 'Langley Research Center', role: 'Laboratory' }],
    }),
  ];
  const observed = observedOf(records);
  const evidence = evidenceFrom(observed, await computeFindings(observed));
  const blocks = [paragraph(whoPays(evidence))];
  const { section, report } = publishSection({ id: 'x', title: 'X', blocks }, evidence);
  expect(report.withheld).toEqual([]);
  expect(JSON.stringify(section.blocks)).toContain(
    'The Department of Energy made the award “Waves in wings” to Acme Optics in 2017 (Phase II).',
  );
});

test('[RPT-02] awards by phase: those without one are said to be left out', async () => {
  const award = (id: string) => aRecord('awards', id, { data: { awardee: 'Acme', agency: 'NASA' } });
  const said = async (records: number, phases: Record<string, number> = { 'Phase I': 20, 'Phase II': 10 }) => {
    const observed = observedOf(Array.from({ length: records }, (_, at) => award(`a${at}`)));
    const evidence = evidenceFrom(observed, await computeFindings(observed));
    counted(evidence, 'awards-by-phase', phases);
    const { section, report } = publishSection(fundingLandscape(evidence), evidence);
    expect(report.withheld).toEqual([]);
    return JSON.stringify(section.blocks);
  };
  expect(await said(30)).toContain('By phase, the awards are Phase I (20) and Phase II (10).');
  expect(await said(31)).toContain('By phase, the awards that state theirs are Phase I (20) and Phase II (10).');
});
