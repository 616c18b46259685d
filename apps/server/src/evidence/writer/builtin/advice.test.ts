import { expect, test } from 'vitest';
import { evidenceOfField, type OfField } from '../../../../test/field.ts';
import { aRecord } from '../../../../test/records.ts';
import { award, by, call, write } from '../../../../test/written-section.ts';
import { publishSection } from '../../statements/publish.ts';
import { builtinWriter } from './builtin-writer.ts';

test('[RPT-02] of the companies in the field the one that has raised the most is told, and those without a sum are none of them', async () => {
  const company = (id: string, amount: number | null): OfField => ({
    ring: 'same use',
    record: aRecord('companies', id, {
      title: `Maker ${id}`,
      amount,
      organisations: by('Company', `Maker ${id}`),
      data: { name: `Maker ${id}`, ...(amount !== null && { totalFunding: amount }) },
    }),
  });
  const { texts } = await write('competitor-analysis', [
    company('small', 1_000_000),
    company('silent', null),
    company('large', 9_000_000),
    company('middle', 3_000_000),
  ]);
  expect(texts.join(' ')).toContain('Among the companies listed here, Maker large has raised the most, $9 million.');
});

test('[RPT-18] of one record, and of one organization, a list quotes one sentence', async () => {
  const paper = (id: string, maker: string, notes: OfField['notes']): OfField => ({
    ring: 'direct',
    notes,
    record: aRecord('publications', id, {
      title: `Paper ${id}`,
      text: Object.values(notes ?? {}).join(' '),
      date: '2024',
      organisations: by('Affiliation', maker),
    }),
  });
  const { texts } = await write('ip-landscape', [
    paper('a', 'Alpha', { what: 'A film that reads sweat.', how: 'Enzymes on the film bind lactate.' }),
    paper('b', 'Alpha', { what: 'A patch that reads tears.' }),
    paper('c', 'Beta', { what: 'A ring that reads a pulse.' }),
  ]);
  const quoted = texts.join(' ').match(/“[^”]+\.”/g) ?? [];
  expect(quoted).toHaveLength(2);
  expect(quoted).toContain('“A ring that reads a pulse.”');
});

const patent = (id: string, filingDate: string, assignee: string): OfField => ({
  ring: 'direct',
  record: aRecord('patents', id, {
    title: `Patent ${id}`,
    date: '2010-01-01',
    organisations: by('Assignee', assignee),
    data: { patentNumber: id, filingDate, assignees: [{ name: assignee }] },
  }),
});
const trial = (id: string, status: string, completionDate: string): OfField => ({
  ring: 'direct',
  record: aRecord('clinical-trials', id, {
    title: `Trial ${id}`,
    date: '2025-01-01',
    organisations: by('Sponsor', 'Acme'),
    data: { nctId: id, status, completionDate, primaryCompletionDate: completionDate },
  }),
});

test('[RPT-20] claims are checked of a patent whose term runs, and one whose term is over is read', async () => {
  const { texts } = await write('go-to-market', [
    patent('old', '1999-05-01', 'Alpha'),
    patent('live', '2015-05-01', 'Beta'),
  ]);
  expect(texts).toEqual([
    'Hold the design against the claims of “Patent live” of Beta, the nearest patent in the field that is not known to be over.',
    'Read “Patent old” for what it discloses: by its dates it is term over by its filing date, and what it claims may be free to use.',
  ]);
});

test('[RPT-20] a trial is waited for while it runs, and not when it has ended or should have', async () => {
  const waits = async (...field: OfField[]) =>
    (await write('go-to-market', field)).texts.filter((text) => text.startsWith('Wait for'));
  expect(await waits(trial('ended', 'Completed', '2026-01-01'), trial('overdue', 'Recruiting', '2026-01-01'))).toEqual(
    [],
  );
  expect(await waits(trial('ended', 'Completed', '2026-01-01'), trial('runs', 'Recruiting', '2027-03-01'))).toEqual([
    'Wait for “Trial runs” before fixing one’s own endpoints: its primary completion is due on 1 March, 2027.',
  ]);
});

test('[RPT-20] a call that no firm may answer is for a partner, and one for firms comes before it', async () => {
  const forWhom = (id: string, closeDate: string, eligibleApplicants: string[]): OfField => {
    const each = call(id, closeDate);
    const fields = { ...each.record.data, eligibleApplicants };
    return { ...each, record: { ...each.record, facets: { eligibleApplicants }, data: fields } };
  };
  const schools = forWhom('schools', '2027-01-05', ['Public and State controlled institutions of higher education']);
  const firms = forWhom('firms', '2027-06-16', ['Small businesses']);
  const [alone] = (await write('go-to-market', [schools])).texts;
  expect(alone).toMatch(
    /^Look for a partner to apply with to “Call schools” .* those who may apply may not include a firm\.$/,
  );
  const [both] = (await write('go-to-market', [schools, firms])).texts;
  expect(both).toMatch(/^Apply to “Call firms” /);
  expect(both).not.toContain('schools');
});

test('[RPT-20] who was paid long ago is asked nothing, and who has records since is no riddle', async () => {
  const paid = (id: string, date: string, awardee: string): OfField => {
    const each = award(id, 'direct', {}, awardee);
    const year = date.slice(0, 4);
    return { ...each, record: { ...each.record, date, data: { ...each.record.data, year: Number(year) } } };
  };
  const steps = async (...field: OfField[]) => {
    const evidence = await evidenceOfField(field);
    const covered = { ...evidence, coverage: { awards: { from: 1990, to: 2026, gaps: [] } } as never };
    const { section } = publishSection(await builtinWriter.write('go-to-market', covered), covered);
    return section.blocks.flatMap((block) => (block.type === 'list' ? block.items.flat().map(({ text }) => text) : []));
  };
  expect(await steps(paid('a', '1990', 'Alpha'))).toEqual([]);
  expect(await steps(paid('a', '2019', 'Alpha'))).toEqual([
    'Find out what has become of “Work of a” of Alpha: no later record of its firm is in the field.',
    'Ask the Department of Energy which of its programs would take this: it paid for “Work of a”.',
  ]);
  expect((await steps(paid('a', '2019', 'Alpha'), paid('b', '2024', 'ALPHA Inc.'))).join(' ')).not.toContain(
    'Find out',
  );
});

test('[RPT-02] where it applies the regulatory section has the nearest trials and what they measure, and elsewhere none', async () => {
  const field = [1, 2].map((at) => {
    const each = trial(`NCT${at}`, 'Completed', '2025-01-01');
    const measures = {
      phase: 'Phase 2',
      primaryOutcomes: [{ measure: `Measure ${at}`, timeFrame: '6 weeks' }],
      interventions: [{ name: 'Balloon' }, { name: 'Sham procedure' }],
    };
    return { ...each, record: { ...each.record, data: { ...each.record.data, sponsor: 'Acme', ...measures } } };
  });
  const evidence = await evidenceOfField(field);
  const tablesOf = async (isLifeScience: boolean) => {
    const { section } = publishSection(
      await builtinWriter.write('regulatory', { ...evidence, isLifeScience }),
      evidence,
    );
    return section.blocks.flatMap((block) =>
      block.type === 'table' ? [[block.caption, ...block.rows.map(({ cells }) => cells)]] : [],
    );
  };
  expect(await tablesOf(true)).toEqual([
    [
      'Clinical trials closest to the idea',
      ...[1, 2].map((at) => [`NCT${at}`, `Trial NCT${at}`, 'Phase 2', 'Completed', 'ended']),
    ],
    [
      'What the nearest trials measure first',
      ...[1, 2].map((at) => [`NCT${at}`, 'Acme', 'Balloon; Sham procedure', `Measure ${at}`, '6 weeks']),
    ],
  ]);
  expect(await tablesOf(false)).toEqual([]);
});

test('[RPT-02] of the experts in the field the most cited is told, and each stands with works and citations', async () => {
  const expert = (name: string, citedByCount: number | null): OfField => ({
    ring: 'direct',
    record: aRecord('subject-matter-experts', name, {
      title: name,
      amount: citedByCount,
      people: [{ name, role: 'Expert' }],
      data: { name, affiliation: 'Alpha', worksCount: 9, ...(citedByCount !== null && { citedByCount }) },
    }),
  });
  const { texts, tables } = await write('partners-and-experts', [
    expert('Ada Example', 10),
    expert('Grace Example', 900),
    expert('Alan Example', null),
  ]);
  expect(texts).toContain('Among the experts listed here, Grace Example (Alpha) is cited most, 900 times.');
  expect(tables.find(({ caption }) => caption === 'Experts in the field')?.rows.map(({ cells }) => cells)).toEqual([
    ['Ada Example', 'Alpha', 9, 10],
    ['Grace Example', 'Alpha', 9, 900],
    ['Alan Example', 'Alpha', 9, null],
  ]);
});

test('[RPT-02] awards that became fewer are a risk, and those that became more or were few are none', async () => {
  const risksOf = async (before: number, recent: number) => {
    const evidence = await evidenceOfField([award('a', 'direct', {})]);
    const query = { searchEngine: 'awards' as const, query: '', filters: {} };
    const figure = (part: string, value: number) => ({
      id: `awards-by-year:${part}`,
      label: `awards, ${part}`,
      value,
      unit: 'count' as const,
      query,
    });
    const counted = { ...evidence, figures: [...evidence.figures, figure('before', before), figure('recent', recent)] };
    const { section } = publishSection(await builtinWriter.write('risks', counted), counted);
    return section.blocks.flatMap((block) => (block.type === 'list' ? block.items.flat().map(({ text }) => text) : []));
  };
  expect(await risksOf(8, 3)).toEqual(['Public funding: awards in the field fell from 8 to 3.']);
  expect(await risksOf(8, 9)).toEqual([]);
  expect(await risksOf(4, 1)).toEqual([]);
});
