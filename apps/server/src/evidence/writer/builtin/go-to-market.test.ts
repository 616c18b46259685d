import { expect, test } from 'vitest';
import { counted, evidenceFrom, observedOf } from '../../../../test/observed.ts';
import { aRecord } from '../../../../test/records.ts';
import type { CatalogueRecord } from '../../../catalogue/record.ts';
import type { Evidence } from '../../evidence.ts';
import { computeFindings } from '../../findings/compute-findings.ts';
import { publishSection } from '../../statements/publish.ts';
import { fundsOf } from './funds.ts';
import { goToMarket } from './go-to-market.ts';
import { partners } from './partners.ts';
import { ipLandscape } from './patents.ts';

async function stepsOf(records: CatalogueRecord[], prepare: (evidence: Evidence) => void = () => {}) {
  const evidence = await evidenceOf(records);
  prepare(evidence);
  const { section, report } = publishSection(goToMarket(evidence), evidence);
  expect(report.withheld).toEqual([]);
  return section.blocks.flatMap((block) => (block.type === 'list' ? block.items.flat() : [])).map(({ text }) => text);
}

async function evidenceOf(records: CatalogueRecord[]) {
  const observed = observedOf(records);
  return evidenceFrom(observed, await computeFindings(observed));
}

const award = (id: string, awardee: string, date: string) =>
  aRecord('awards', id, {
    title: `Scanner ${id}`,
    date,
    organisations: [{ name: awardee, role: 'Awardee' }],
    data: { awardee, agency: 'NASA', year: Number(date.slice(0, 4)) },
  });

const call = (id: string, date: string) =>
  aRecord('funding-opportunities', id, {
    title: `Scanner of wings ${id}`,
    date,
    closes: date,
    data: { agency: 'Navy', closeDate: date },
    organisations: [{ name: 'Navy', role: 'Agency' }],
  });

const paper = aRecord('publications', 'p1', {
  title: 'Waves in wings',
  date: '2020-05-01',
  people: [
    { name: 'Ada Roe', role: 'Author' },
    { name: 'Bo Lund', role: 'Author' },
  ],
  data: { title: 'Waves in wings', authors: [{ name: 'Ada Roe' }, { name: 'Bo Lund' }] },
});

test('[RPT-02] who paid for such work is shown the project, and of the nearest awardees the newest is asked', async () => {
  const steps = await stepsOf([award('a1', 'Acme Optics', '1995'), award('a2', 'Bolt Photonics', '2017')], (evidence) =>
    counted(evidence, 'awards-by-agency', { NASA: 2 }),
  );
  expect(steps.join(' ')).toContain('how the project to the program managers at NASA: it has paid for such work');
  expect(steps.join(' ')).toContain('sk Bolt Photonics what came of “Scanner a2”');
  expect(steps.join(' ')).not.toContain('Acme Optics');
});

test('[RPT-02] who paid for such work long ago is not asked, and of a single quarter no year is spoken', async () => {
  const old = { ...award('a1', 'Acme Optics', '1995'), data: { awardee: 'Acme Optics', agency: 'Army', year: 1995 } };
  // Nothing is known here of the programs of either but the Army's.
  const recent = award('a2', 'Bolt Photonics', '2017');
  const records = [old, { ...recent, data: { ...recent.data, agency: 'NOAA' } }];
  const prepare = (evidence: Evidence) => counted(evidence, 'awards-by-agency', { Army: 3, NOAA: 2 });
  const [only] = await stepsOf(records, prepare);
  expect(only).toBe(
    'Show the project to the program managers at NOAA: it has paid for such work, and may know who needs it.',
  );
  const evidence = await evidenceOf(records);
  prepare(evidence);
  const [lead] = goToMarket(evidence).blocks;
  expect(lead?.type === 'paragraph' && lead.sentences[0]?.text).toBe(
    'The records suggest this for the coming quarter, and no steps for the quarters after it.',
  );
});

test('[RPT-02] an investor asks what came of the newest award on the topic', async () => {
  const steps = await stepsOf([award('a2', 'Bolt Photonics', '2017')], (evidence) => {
    evidence.project.persona = 'tech_investor';
  });
  expect(steps.join(' ')).toContain('sk Bolt Photonics what came of “Scanner a2”');
});

test('[RPT-02] a call of the last years is watched for, one of long ago is not, nor any beside an open one', async () => {
  const watched = (evidence: Evidence) => {
    evidence.aims = evidence.records['funding-opportunities'].map(({ key }) => ({ key, quote: null }));
  };
  const steps = await stepsOf([call('c1', '1991-06-01'), call('c2', '2019-06-01')], watched);
  expect(steps).toEqual(['Watch for calls like “Scanner of wings c2” by the Navy: the need may be put out again.']);
  expect(await stepsOf([call('c1', '1991-06-01')], watched)).toEqual([]);
  // When the nearest was open says when to look for the next; a newer one that lies farther away doesn't.
  const closing = call('c4', '2019-06-01');
  closing.data['closeDate'] = '2019-08-15';
  const dated = await stepsOf([closing, call('c5', '2021-01-01')], watched);
  expect(dated).toEqual([
    'Watch for calls like “Scanner of wings c4” by the Navy: it was posted on 1 June, 2019 and closed on 15 August, 2019, and the need may be put out again.',
  ]);
  const open = await stepsOf([call('c2', '2019-06-01'), call('c3', '2027-02-01')], watched);
  expect(open.join(' ')).not.toContain('watch for calls');
});

test('[RPT-02] where no expert is known, who leads the group behind the nearest paper is asked', async () => {
  expect((await stepsOf([paper])).join(' ')).toContain('sk Bo Lund for advice: “Waves in wings” is near to the topic.');
});

test('[RPT-02] partners: who wrote the nearest papers, and who runs the nearest trials', async () => {
  const trial = (id: string, name: string) =>
    aRecord('clinical-trials', id, {
      title: `Trial ${id}`,
      people: [{ name, role: 'Principal investigator' }],
      data: { nctId: id, briefTitle: `Trial ${id}`, investigators: [{ name, affiliation: 'Larkfield Hospital' }] },
    });
  const evidence = await evidenceOf([paper, trial('NCT01', 'Cy Dunn'), trial('NCT02', 'Clinical Trials Center')]);
  const found = (searchEngine: 'publications' | 'clinical-trials', value: number) =>
    evidence.figures.push({
      id: `${searchEngine}:count`,
      label: `${searchEngine} on this topic`,
      value,
      unit: 'count',
      query: { searchEngine, query: '', filters: {} },
    });
  found('publications', 1);
  found('clinical-trials', 2);
  const { section, report } = publishSection(partners(evidence), evidence);
  expect(report.withheld).toEqual([]);
  const tables = section.blocks.flatMap((block) => (block.type === 'table' ? [block] : []));
  expect(tables.map(({ rows }) => rows.map(({ cells }) => cells))).toEqual([
    [['Ada Roe', 'Bo Lund', 'Waves in wings', '2020-05-01']],
    [['Cy Dunn', 'Larkfield Hospital', 'Trial NCT01']],
  ]);
});

test('[RPT-02] universities that hold spin-offs are not asked for a round', async () => {
  const investor = (name: string) => aRecord('investors', name, { title: name, data: { name } });
  const evidence = await evidenceOf(['Stanford University', 'Osprey Seed Fund'].map(investor));
  expect(fundsOf(evidence).map(({ record }) => record.title)).toEqual(['Osprey Seed Fund']);
});

test('[RPT-02] who raised money for such work is not asked to invest in another’s', async () => {
  const investor = (name: string) => aRecord('investors', name, { title: name, data: { name } });
  const evidence = await evidenceOf([
    ...['ACME OPTICS, INC.', 'Osprey Seed Fund'].map(investor),
    award('a1', 'Acme Optics Inc', '2017'),
  ]);
  expect(fundsOf(evidence).map(({ record }) => record.title)).toEqual(['Osprey Seed Fund']);
});

test('[RPT-02] the plan names the calls that close next with their days, and the person who led an award', async () => {
  const open = (await stepsOf([call('c1', '2027-03-01'), call('c2', '2027-02-01'), call('c3', '2027-04-01')])).join(
    ' ',
  );
  expect(open).toContain(
    'pply to “Scanner of wings c2” of the Navy by 1 February, 2027 and “Scanner of wings c1” of the Navy by 1 March, 2027: they are open',
  );
  expect(open).not.toContain('c3');
  // Its day may lie in the first quarter, whoever reads: and an investor does not apply.
  const [investor] = await stepsOf([call('c1', '2027-03-01')], (evidence) => {
    evidence.project.persona = 'tech_investor';
  });
  expect(investor).toContain('Ask whether the team applies to “Scanner of wings c1” of the Navy by 1 March, 2027');
  const led = award('a1', 'Acme Optics', '2017');
  const steps = await stepsOf([
    {
      ...led,
      people: [{ name: 'Ada Roe', role: 'Principal investigator' }],
      data: { ...led.data, principalInvestigator: { name: 'Ada Roe' } },
    },
  ]);
  expect(steps.join(' ')).toContain(
    'sk Ada Roe, the principal investigator at Acme Optics, what came of “Scanner a1”: the award of 2017 is on the topic',
  );
});

test('[RPT-02] results are asked for that are due within the plan’s year, and investigators how a trial finds its patients', async () => {
  const trial = (due: string) =>
    aRecord('clinical-trials', 'NCT01', {
      title: 'Trial of a patch',
      organisations: [{ name: 'Acme Pharma', role: 'Sponsor' }],
      people: [{ name: 'Cy Dunn', role: 'Principal investigator' }],
      facets: { status: ['Recruiting'] },
      url: 'https://clinicaltrials.gov/study/NCT01',
      data: {
        nctId: 'NCT01',
        briefTitle: 'Trial of a patch',
        sponsor: 'Acme Pharma',
        status: 'Recruiting',
        primaryCompletionDate: due,
        investigators: [{ name: 'Cy Dunn', affiliation: 'Larkfield Hospital' }],
      },
    });
  const soon = (await stepsOf([trial('2027-05-01')])).join(' ');
  expect(soon).toContain('sk Acme Pharma for the results of NCT01 after 1 May, 2027');
  expect(soon).toContain('sk Cy Dunn (Larkfield Hospital) how “Trial of a patch” finds its patients');
  expect((await stepsOf([trial('2028-05-01')])).join(' ')).not.toContain('results of NCT01');
});

test('[RPT-02] who is talked to as a company is not talked to again as one that many records name', async () => {
  const steps = await stepsOf(
    [
      aRecord('companies', 'c1', { title: 'ACME OPTICS', organisations: [{ name: 'ACME OPTICS', role: 'Company' }] }),
      award('a1', 'Acme Optics Inc', '2017'),
      award('a2', 'Acme Optics Inc', '2018'),
      award('a3', 'Bolt Photonics Inc', '2017'),
    ],
    (evidence) => {
      evidence.project.persona = 'tech_scout';
    },
  );
  expect(steps.filter((step) => /talk to .*acme/i.test(step))).toHaveLength(1);
});

test('[RPT-02] an investor’s entry of who has records of another kind, listed or not, is none to ask for a round', async () => {
  const investor = aRecord('investors', 'i1', { title: 'Purdue Pharma', data: { name: 'Purdue Pharma' } });
  const evidence = await evidenceOf([investor]);
  expect(fundsOf(evidence)).toHaveLength(1);
  evidence.series.push({
    id: 'players-by-records',
    query: { searchEngine: 'drugs', query: '', filters: {} },
    rows: [{ key: 'Purdue Pharma LP', count: 4, amount: 0, withAmount: 0 }],
  });
  expect(fundsOf(evidence)).toEqual([]);
});

test('[RPT-02] an award of long ago is looked up, and nobody is asked about it', async () => {
  const steps = (await stepsOf([award('a1', 'Acme Optics', '1995')])).join(' ');
  expect(steps).toContain('ook up what became of “Scanner a1” of Acme Optics: the award of 1995 may show');
  expect(steps).not.toContain('sk Acme Optics');
});

const searched = (evidence: Evidence) =>
  evidence.figures.push(
    {
      id: 'looked:compared:patents',
      label: 'Patents, compared with the project',
      value: 418,
      unit: 'count',
      query: { searchEngine: 'patents', query: '', filters: {} },
    },
    {
      id: 'awards:count',
      label: 'awards',
      value: 1,
      unit: 'count',
      query: { searchEngine: 'awards', query: '', filters: {} },
    },
    {
      id: 'patents:count',
      label: 'patents',
      value: 0,
      unit: 'count',
      query: { searchEngine: 'patents', query: '', filters: {} },
    },
  );

test('[RPT-02] patents looked through in vain clear nothing: it is said, and each persona has a search to order or to ask for', async () => {
  const first = async (persona: Evidence['project']['persona']) => {
    const steps = await stepsOf([award('a1', 'Acme Optics', '2017')], (evidence) => {
      searched(evidence);
      evidence.project.persona = persona;
    });
    return steps.find((step) => step.includes('418'));
  };
  expect(await first('tech_developer')).toMatch(/order a search for freedom to operate in the full patent registers/i);
  expect(await first('tech_scout')).toMatch(/ask the owner for its patent search/i);
  expect(await first('tech_investor')).toMatch(/ask the team for a search of the full patent registers/i);
  const evidence = await evidenceOf([award('a1', 'Acme Optics', '2017')]);
  searched(evidence);
  const { section, report } = publishSection(ipLandscape(evidence), evidence);
  expect(report.withheld).toEqual([]);
  const [block] = section.blocks;
  expect(block?.type === 'paragraph' && block.sentences.map(({ text }) => text)).toEqual([
    'None of the 418 patents that were compared with the project is on the topic.',
    'Read that as a gap in the catalog rather than as freedom to operate: it may lack the years and countries that matter.',
  ]);
});

test('[RPT-02] what a trial’s design means differs by who reads', async () => {
  const trial = aRecord('clinical-trials', 'n1', {
    title: 'Scanner in wards',
    data: { nctId: 'NCT1', briefTitle: 'Scanner in wards', sponsor: 'Acme Clinic' },
    organisations: [{ name: 'Acme Clinic', role: 'Sponsor' }],
  });
  const read = async (persona: Evidence['project']['persona']) =>
    (
      await stepsOf([trial], (evidence) => {
        evidence.project.persona = persona;
      })
    ).find((step) => /read how Acme Clinic designed/i.test(step));
  expect(await read('tech_developer')).toContain('before planning a trial');
  expect(await read('tech_scout')).toContain('ask the owner');
  expect(await read('tech_investor')).toContain('ask the team');
});

test('[RPT-02] a call that firms may not apply to comes after one that they may, and alone it asks for a partner', async () => {
  const for_ = (id: string, ...eligibleApplicants: string[]) => {
    const record = call(id, '2027-02-01');
    return { ...record, data: { ...record.data, eligibleApplicants } };
  };
  const university = for_('u1', 'Public institutions of higher education');
  const both = await stepsOf([university, for_('f1', 'Small businesses', 'City governments')]);
  expect(both.join(' ')).toContain('Apply to “Scanner of wings f1” of the Navy by 1 February, 2027: it is open');
  expect(both.join(' ')).not.toContain('Scanner of wings u1');
  expect((await stepsOf([university])).join(' ')).toContain(
    'Look for a partner to apply with to “Scanner of wings u1” of the Navy by 1 February, 2027: it is open, and those who may apply may not include a firm.',
  );
});
