import { expect, test } from 'vitest';
import { counted, evidenceFrom, observedOf } from '../../../../test/observed.ts';
import { aRecord } from '../../../../test/records.ts';
import { engineDeclaration } from '../../../catalogue/engines/registry.ts';
import type { CatalogueRecord } from '../../../catalogue/record.ts';
import { computeFindings } from '../../findings/compute-findings.ts';
import { evidenceRecord } from '../../gather/evidence-record.ts';
import { publishSection } from '../../statements/publish.ts';
import { aimTable } from './aims.ts';
import { executiveSummary } from './executive-summary.ts';

const by = (role: string, name: string) => [{ name, role }];

const itemsOf = async (records: CatalogueRecord[]) =>
  (await blocksOf(records)).flatMap((block) => (block.type === 'list' ? block.items : []));

async function blocksOf(records: CatalogueRecord[], nearby: CatalogueRecord[] = []) {
  const observed = observedOf(records, { awards: { from: 2010, to: 2026 } });
  const evidence = evidenceFrom(observed, await computeFindings(observed));
  evidence.cited.push(...nearby.map((record) => evidenceRecord(record, engineDeclaration(record.engine))));
  evidence.nearby = nearby.map(({ engine, id }) => `${engine}/${id}`);
  evidence.aims = nearby
    .filter(({ text }) => text)
    .map(({ engine, id, text }) => ({ key: `${engine}/${id}`, quote: text }));
  const { section, report } = publishSection(executiveSummary(evidence), evidence);
  expect(report.withheld).toEqual([]);
  return section.blocks;
}

const call = (id: string, closeDate: string) =>
  aRecord('funding-opportunities', id, {
    title: 'Inspection of wings',
    date: closeDate,
    organisations: by('Agency', 'US Navy'),
    data: { agency: 'US Navy', closeDate },
  });

test('[RPT-02] where little is on record, the summary tells the nearest of each kind, whose it is, and what to do', async () => {
  const items = await itemsOf([
    aRecord('awards', 'a1', {
      title: 'Laser ultrasound for wings',
      organisations: by('Awardee', 'Acme Optics'),
      data: { awardee: 'Acme Optics', agency: 'Department of Energy', year: '2024' },
    }),
    aRecord('federal-lab-technologies', 'f1', {
      title: 'Ultrasonic scanner',
      organisations: by('Laboratory', 'Langley Research Center'),
      data: { lab: 'Langley Research Center' },
    }),
    aRecord('patents', 'p1', {
      title: 'Laser receiver',
      organisations: by('Assignee', 'Bolt Photonics'),
      data: { assignees: [{ name: 'Bolt Photonics' }] },
    }),
    aRecord('publications', 'q1', { title: 'Delamination seen by light' }),
  ]);
  expect(items.map(([said]) => said!.text)).toEqual([
    '2 of the 3 organizations on record for the topic are possible competitors: Acme Optics and Bolt Photonics.',
    'Acme Optics has worked on “Laser ultrasound for wings” with an award from the Department of Energy in 2024.',
    'Langley Research Center holds the technology “Ultrasonic scanner”.',
    'Bolt Photonics holds the patent “Laser receiver”.',
    'A publication on the topic is “Delamination seen by light”.',
  ]);
  for (const [said, next] of items.slice(1)) {
    expect(new Set(said!.grounds.map(({ key }) => key)).size).toBe(1);
    expect(next!.kind).toBe('inference');
  }
});

test('[RPT-02] of few records the surest is told first, of whatever kind it is', async () => {
  const observed = observedOf([
    aRecord('awards', 'a1', {
      title: 'Laser ultrasound for wings',
      organisations: by('Awardee', 'Acme Optics'),
      data: { awardee: 'Acme Optics', agency: 'Department of Energy', year: '2024' },
    }),
    aRecord('publications', 'q1', { title: 'Delamination seen by light' }),
  ]);
  const evidence = { ...evidenceFrom(observed, await computeFindings(observed)), surest: ['publications/q1'] };
  const { section } = publishSection(executiveSummary(evidence), evidence);
  const items = section.blocks.flatMap((block) => (block.type === 'list' ? block.items : []));
  expect(items.map(([said]) => said!.grounds[0]!.key)).toEqual(['publications/q1', 'awards/a1']);
});

test('[RPT-02] a call that is open is to be applied to, one that has closed to be read', async () => {
  const said = async (closeDate: string) =>
    (await itemsOf([call('c', closeDate)])).map((sentences) => sentences.map(({ text }) => text).join(' '));
  expect((await said('2031-03-01')).join(' ')).toContain('closes on 1 March, 2031.');
  expect((await said('2024-03-01')).join(' ')).toContain(
    'closed on 1 March, 2024. Read what it asked for: the need may still be there.',
  );
  expect((await said('1990-07-01')).join(' ')).not.toContain('Read what it asked for');
});

test('[RPT-02] where next to nothing is on record, what may be related is listed, as no more than that', async () => {
  const blocks = await blocksOf(
    [aRecord('publications', 'q1', { title: 'Delamination seen by light' })],
    [
      aRecord('awards', 'a1', {
        title: 'Cameras for apples',
        date: '1995',
        organisations: by('Awardee', 'Orchard Works'),
        data: { awardee: 'Orchard Works', agency: 'Department of Agriculture', year: '1995' },
      }),
      aRecord('interventions', 'i1', { title: 'Picking by hand', data: { name: 'Picking by hand', nctId: 'NCT1' } }),
      aRecord('publications', 'q2', {
        title: 'Soft fruit and its stems',
        date: '2021',
        people: by('Author', 'Ada Lovelace'),
        data: { title: 'Soft fruit and its stems', authors: [{ name: 'Ada Lovelace' }, { name: 'Mira Oland' }] },
      }),
    ],
  );
  const items = blocks.flatMap((block) => (block.type === 'list' ? block.items : []));
  expect(items.map((said) => said.map(({ text }) => text))).toEqual([
    ['A publication on the topic is “Delamination seen by light”.', 'Read it for prior art.'],
    ['Orchard Works has worked on “Cameras for apples” with an award from the Department of Agriculture in 1995.'],
    // Not "on the topic": it isn't.
    ['Ada Lovelace and others published “Soft fruit and its stems” in 2021.'],
  ]);
  const table = blocks.find((block) => block.type === 'table');
  expect(table?.rows.map(({ cells, key }) => [key, ...cells])).toEqual([
    ['awards/a1', 'Cameras for apples', 'Orchard Works', '1995'],
    ['interventions/i1', 'Picking by hand', null, null],
    ['publications/q2', 'Soft fruit and its stems', null, '2021'],
  ]);
  // Not "on the topic": they aren't.
  expect(JSON.stringify([table?.caption, table?.note])).not.toContain('on the topic');
});

test('[RPT-02] a report is called a first look where it rests on few records, not where few of its findings decide', async () => {
  const opening = async (n: number) => {
    const records = Array.from({ length: n }, (_, at) =>
      aRecord('publications', `q${at}`, { title: `Delamination ${at}` }),
    );
    const observed = observedOf(records);
    const evidence = evidenceFrom(observed, await computeFindings(observed));
    const count = {
      id: 'publications:count',
      label: 'publications',
      value: n,
      query: { searchEngine: 'publications', query: '', filters: {} },
    };
    evidence.figures.push(count as (typeof evidence.figures)[number]);
    const [first] = executiveSummary(evidence).blocks;
    return first?.type === 'paragraph' ? first.sentences.map(({ text }) => text).join(' ') : '';
  };
  expect(await opening(3)).toBe('Read this report as a first look: 3 publications may be too little to decide on.');
  expect(await opening(60)).not.toContain('first look');
});

test('[RPT-02] what may be related is told in its own words, and not among what others do on the topic', async () => {
  const aim = 'Orchard Works proposes to build a camera that counts apples from a tractor.';
  const nearby = [
    aRecord('awards', 'a1', { title: 'Cameras for apples', text: aim, organisations: by('Awardee', 'Orchard Works') }),
  ];
  const blocks = await blocksOf([], nearby);
  const table = blocks.find((block) => block.type === 'table');
  expect(table?.rows.map(({ cells }) => cells.at(-1))).toEqual([`“${aim}”`]);
  const evidence = evidenceFrom(observedOf([]), await computeFindings(observedOf([])));
  evidence.cited.push(...nearby.map((record) => evidenceRecord(record, engineDeclaration(record.engine))));
  evidence.aims = [{ key: 'awards/a1', quote: aim }];
  const told = () => aimTable(evidence, ['awards'], { caption: 'A', columns: [], cells: () => [], words: 'B' });
  expect(told()).not.toBeNull();
  evidence.nearby = ['awards/a1'];
  expect(told()).toBeNull();
});

test('[RPT-02] no finding of the summary is a bare count, and who is named most often is not told twice', async () => {
  const trial = (at: number, sponsor: string) =>
    aRecord('clinical-trials', `t${at}`, {
      title: `Trial ${at} of a patch`,
      date: '2022-01-01',
      organisations: by('Sponsor', sponsor),
      facets: { status: [at < 2 ? 'Terminated' : 'Completed'] },
      data: { nctId: `NCT0${at}`, briefTitle: `Trial ${at} of a patch`, sponsor, hasResults: at === 3 },
    });
  const sponsors = ['Acme Pharma', 'Acme Pharma', 'Acme Pharma', 'Bolt', 'Cove', 'Dune', 'Elm'];
  const items = await itemsOf([call('c', '2031-03-01'), ...sponsors.map((sponsor, at) => trial(at, sponsor))]);
  const said = items.map(([first]) => first!.text);
  expect(said).toContain('The records on the topic name Acme Pharma (3) most often.');
  expect(said).toContain(
    '2 of the 7 clinical trials on the topic were stopped early, and results are on record for 1.',
  );
  expect(said.filter((text) => text.includes('Acme Pharma (3)'))).toHaveLength(1);
  expect(said.join(' ')).not.toMatch(/are registered|spread over/);
  // Where findings are fewer than five, the nearest records follow.
  expect(said.at(-1)).toMatch(/^[A-Z][\w ]+ is the sponsor of the trial “Trial \d of a patch”\.$/);
});

test('[RPT-02] each persona reads first what it decides on', async () => {
  const records = [
    call('c1', '2031-03-01'),
    ...['Acme', 'Acme', 'Acme', 'Bolt', 'Cove'].map((name, at) =>
      aRecord('publications', `p${at}`, {
        title: `Paper ${at}`,
        date: '2020',
        organisations: by('Affiliation', `${name} University`),
        data: { title: `Paper ${at}` },
      }),
    ),
  ];
  const first = async (persona: 'tech_developer' | 'tech_scout') => {
    const observed = observedOf(records, { awards: { from: 2010, to: 2026 } });
    const evidence = evidenceFrom(observed, await computeFindings(observed));
    evidence.project.persona = persona;
    const list = executiveSummary(evidence).blocks.find((block) => block.type === 'list');
    return list?.items[0]?.[0]?.text;
  };
  expect(await first('tech_developer')).toBe('The call “Inspection of wings” by the US Navy closes on 1 March, 2031.');
  expect(await first('tech_scout')).toBe('The records on the topic name Acme University (3) most often.');
});

test('[RPT-02] a trial of two registers is told once, and a record that a finding tells is not told again', async () => {
  const twice = { title: 'Patch in wards', organisations: by('Sponsor', 'Acme Clinic') };
  const items = await itemsOf([
    aRecord('clinical-trials', 'n1', {
      ...twice,
      data: { nctId: 'NCT1', briefTitle: 'Patch', sponsor: 'Acme Clinic' },
    }),
    aRecord('international-trials', 'r1', {
      ...twice,
      data: { trialId: 'r1', publicTitle: 'Patch', sponsor: 'Acme Clinic' },
    }),
  ]);
  expect(items.filter(([said]) => said!.text.includes('“Patch in wards”'))).toHaveLength(1);
  const due = await itemsOf([
    aRecord('clinical-trials', 'NCT2', {
      ...twice,
      facets: { status: ['Recruiting'] },
      data: {
        nctId: 'NCT2',
        briefTitle: 'Patch',
        sponsor: 'Acme Clinic',
        status: 'Recruiting',
        primaryCompletionDate: '2027-05-01',
      },
    }),
  ]);
  expect(due.map(([said]) => said!.grounds[0]?.key)).toEqual(['clinical-trials/NCT2']);
});

test('[RPT-02] who has paid for such work stands in a summary that tells of no other money', async () => {
  const award = aRecord('awards', 'a1', {
    title: 'Patch',
    date: '2021',
    organisations: by('Awardee', 'Voltara'),
    data: { title: 'Patch', awardee: 'Voltara', agency: 'NASA', year: 2021 },
  });
  const said = async (records: CatalogueRecord[]) => {
    const observed = observedOf(records);
    const evidence = evidenceFrom(observed, await computeFindings(observed));
    counted(evidence, 'awards-by-agency', { NASA: 1 });
    const lists = executiveSummary(evidence).blocks.filter((block) => block.type === 'list');
    return lists.flatMap(({ items }) => items.map(([first]) => first!.text));
  };
  const paid = 'Awards for such work are on record from NASA.';
  expect(await said([award])).toContain(paid);
  expect(await said([award, call('c', '2031-03-01')])).not.toContain(paid);
});

test('[RPT-02] a firm on the topic stands in the summary of few findings, unless it was sold', async () => {
  const company = (id: string, title: string, status: string) =>
    aRecord('companies', id, {
      title,
      text: `${title} makes patches.`,
      place: { city: 'Lyon', country: 'France' },
      organisations: by('Company', title),
      facets: { status: [status] },
      data: { name: title, status },
    });
  const said = async (status: string) =>
    (await itemsOf([company('c1', 'Voltara', status)])).map((item) => item.map(({ text }) => text));
  expect(await said('Active')).toEqual([
    ['Look at Voltara of Lyon, France: its entry suggests a product on the topic.'],
  ]);
  expect(await said('Acquired')).toEqual([]);
});
