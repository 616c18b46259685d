import type { Ring } from '@groundwork/contract/relevance';
import { expect, test } from 'vitest';
import { figureIn, heldIdea, observedOf, textsOf, withheldFrom } from '../../../test/observed.ts';
import { aRecord } from '../../../test/records.ts';
import { type CatalogueRecord, refKey } from '../../catalogue/record.ts';
import { organisationsOf } from './organisations.ts';
import { namedBy, playersOf } from './player.ts';
import { players } from './players.ts';

const place = (state: string) => ({ state, country: 'United States' });
const award = (id: string, awardee: string, given: Parameters<typeof aRecord>[2] = {}) =>
  aRecord('awards', id, { date: '2021-05-01', organisations: [{ name: awardee, role: 'Awardee' }], ...given });
const patent = (id: string, assignee: string, given: Parameters<typeof aRecord>[2] = {}) =>
  aRecord('patents', id, { date: '2023-02-07', organisations: [{ name: assignee, role: 'Assignee' }], ...given });

test('[RPT-13] one organisation is one player over all data sets, with what it did, when, and what it may be', () => {
  const observed = observedOf([
    award('a1', 'Voltara Energy, Inc.', { amount: 300_000 }),
    award('a2', 'VOLTARA ENERGY INC', { amount: 500_000, date: '2024-01-15' }),
    patent('p1', 'Voltara Energy Inc.'),
    award('a3', 'Brightwater University'),
    award('a4', 'Brightwater University'),
    aRecord('companies', 'c1', {
      amount: 4_000_000,
      date: '2012',
      organisations: [
        { name: 'Voltara Energy, Inc.', role: 'Company' },
        { name: 'Osprey Seed Fund', role: 'Investor' },
      ],
    }),
  ]);
  const all = playersOf(observed);
  expect(all.map(({ name, role, records, last }) => [name, role, records.length, last])).toEqual([
    ['Voltara Energy, Inc.', 'possible competitor', 4, 2024],
    ['Brightwater University', 'possible partner', 2, 2021],
    ['Osprey Seed Fund', 'possible investor', 1, null],
  ]);
  const found = players(observed, all);
  const [row, ...others] = found.tables[0]!.rows;
  const columns = found.tables[0]!.columns.map(({ label }) => label);
  const cell = (label: string) => row!.cells[columns.indexOf(label)];
  expect(['Awards', 'Patents', 'Received', 'Raised', 'Latest record'].map(cell)).toEqual([
    2, 1, 800_000, 4_000_000, 2024,
  ]);
  // Of one record its own row says as much, and possible partners have a table of their own.
  expect(others).toEqual([]);
  expect(figureIn(found, 'players:across')).toBe(1);
  expect(textsOf(found)).toContain(
    'Of the 3 organizations that the records on this topic name, Voltara Energy, Inc. is a possible competitor.',
  );
  expect(withheldFrom(observed, found)).toEqual([]);
});

test('[RPT-20] who stopped its only trials early is no competitor; one with another trial under way is', () => {
  const trial = (id: string, status: string) =>
    aRecord('clinical-trials', id, {
      date: '2025-03',
      organisations: [{ name: 'Acme Pharma Inc.', role: 'Lead sponsor' }],
      data: { status },
    });
  const roles = (...records: CatalogueRecord[]) => playersOf(observedOf(records)).map(({ role }) => role);
  expect(roles(trial('t1', 'TERMINATED'))).toEqual([null]);
  expect(roles(trial('t1', 'TERMINATED'), trial('t2', 'RECRUITING'))).toEqual(['possible competitor']);
});

test('[RPT-13] [RPT-20] who has the technology for another use alone may be a partner, and competes with nobody', () => {
  const records = [award('a', 'Voltara Energy, Inc.'), award('b', 'Acme Inc.'), award('c', 'Acme Inc.')];
  const rolesIn = (rings: [string, Ring][]) =>
    playersOf({
      ...observedOf(records),
      rings: new Map(rings.map(([id, ring]) => [refKey({ engine: 'awards', id }), ring])),
    })
      .map(({ name, role }) => [name, role])
      .toSorted();
  expect(
    rolesIn([
      ['a', 'same technology'],
      ['b', 'same technology'],
      ['c', 'same use'],
    ]),
  ).toEqual([
    ['Acme Inc.', 'possible competitor'],
    ['Voltara Energy, Inc.', 'possible partner'],
  ]);
  // An organization without a record for many years is asked for nothing.
  const old = [award('d', 'Old Cells Inc.', { date: '1995' })];
  const rings = new Map([[refKey(old[0]!), 'same technology' as const]]);
  expect(playersOf({ ...observedOf(old), rings }).map(({ role }) => role)).toEqual([null]);
  // Work that is likely near to something of the idea is of no other use.
  const near = heldIdea(['A cell without a separator', 'It is sealed'], records, { 'awards/a': [{ number: 1 }] });
  const ofTechnology = new Map(records.map((record) => [refKey(record), 'same technology' as const]));
  expect(
    playersOf({ ...observedOf(records, {}, near), rings: ofTechnology })
      .map(({ name, role }) => [name, role])
      .toSorted(),
  ).toEqual([
    ['Acme Inc.', 'possible partner'],
    ['Voltara Energy, Inc.', 'possible competitor'],
  ]);
});

test('[RPT-13] a name alone joins nothing that identifiers or places tell apart', () => {
  const named = (id: string, uei: string | null, state: string) =>
    award(id, 'Summit Research Laboratories', {
      organisations: [{ name: 'Summit Research Laboratories', role: 'Awardee', ...(uei && { ids: { uei } }) }],
      place: place(state),
    });
  const apart = organisationsOf([named('a1', 'AAAAAAAAAAA1', 'Ohio'), named('a2', 'BBBBBBBBBBB2', 'Texas')]);
  expect(apart.map(({ records }) => records.length)).toEqual([1, 1]);
  const renamed = organisationsOf([
    named('a1', 'AAAAAAAAAAA1', 'Ohio'),
    award('a3', 'Peak Sensors LLC', {
      organisations: [{ name: 'Peak Sensors LLC', role: 'Awardee', ids: { uei: 'AAAAAAAAAAA1' } }],
      place: place('Ohio'),
    }),
  ]);
  expect(renamed.map(({ records }) => records.length)).toEqual([2]);
});

test('[RPT-13] short names are one in the role in which each record writes them so, and stay apart between roles', () => {
  const trial = (id: string, role: string) =>
    aRecord('clinical-trials', id, { organisations: [{ name: 'EMS', role }] });
  const sponsors = organisationsOf([trial('1', 'Sponsor'), trial('2', 'Sponsor'), trial('3', 'Sponsor')]);
  expect(sponsors.map(({ records }) => records.length)).toEqual([3]);
  expect(organisationsOf([trial('1', 'Sponsor'), award('a1', 'EMS')])).toHaveLength(2);
});

test('[RPT-13] money that most records of an organization leave open is not summed', () => {
  const observed = observedOf([
    award('a', 'Acme Inc.', { amount: 5 }),
    award('b', 'Acme Inc.'),
    award('c', 'Acme Inc.'),
  ]);
  expect(figureIn(players(observed, playersOf(observed)), 'player-0:received')).toBeUndefined();
});

test('[RPT-13] whoever got an SBIR award is a firm, whatever it is called', () => {
  const [player] = playersOf(observedOf([award('a1', 'Summit Laboratories', { facets: { program: ['SBIR'] } })]));
  expect(player!.role).toBe('possible competitor');
});

test('[RPT-13] who may compete is said first: by name as long as they are few, else how many, the recent ones named', () => {
  const told = (records: CatalogueRecord[]) => {
    const observed = observedOf(records);
    const found = players(observed, playersOf(observed));
    expect(withheldFrom(observed, found)).toEqual([]);
    return { first: textsOf(found)[0], headline: found.findings[0]!.headline?.text };
  };
  const university = award('u', 'Brightwater University');
  expect(told([university]).first).toBe(
    'The one organization that the records on this topic name is Brightwater University, a possible partner.',
  );
  expect(told([university, award('v', 'Ward College')]).first).toBe(
    'None of the 2 organizations that the records on this topic name is seen as a possible competitor.',
  );
  expect(told([university, award('a', 'Acme Inc.')])).toEqual({
    first: 'Of the 2 organizations that the records on this topic name, Acme Inc. is a possible competitor.',
    headline: undefined,
  });
  const makers = ['1995', '2020', '2021', '2022', '2023'].map((date, at) =>
    award(`m${at}`, `Maker ${'ABCDE'[at]} Inc.`, { date }),
  );
  const among = 'are possible competitors, among them Maker B Inc., Maker C Inc. and Maker D Inc.';
  expect(told([...makers, university])).toEqual({
    first: `Of the 6 organizations that the records on this topic name, 4 ${among}`,
    headline: `4 of the 6 organizations on record for the topic ${among}`,
  });
  expect(told(makers.slice(1)).first).toBe(`All 4 organizations that the records on this topic name ${among}`);
});

test('[RPT-13] where hardly anyone has two records, what each of the first ones has is told', () => {
  const given = (awardee: string) => ({
    title: 'A stove that burns clean',
    date: '2017',
    data: { awardee, agency: 'Department of Energy', year: 2017, amount: 150_000.5 },
    amount: 150_000.5,
  });
  const observed = observedOf([
    award('a1', 'Acme Inc.', given('Acme Inc.')),
    patent('p1', 'Bolt LLC', { title: 'A burner', data: { assignees: [{ name: 'Bolt LLC' }] } }),
  ]);
  const found = players(observed, playersOf(observed));
  expect(textsOf(found)).toContain('The patent of Bolt LLC, “A burner”, is dated 7 February, 2023.');
  expect(textsOf(found)).toContain(
    'Acme Inc. received an award of $150,001 from the Department of Energy for “A stove that burns clean” in 2017.',
  );
  expect(withheldFrom(observed, found)).toEqual([]);
});

test('[RPT-13] a firm is told by how its name ends, a university by its name wherever that ends', () => {
  const trial = (name: string) =>
    aRecord('international-trials', name, { organisations: [{ name, role: 'Primary sponsor' }] });
  const all = playersOf(
    observedOf(
      [
        'Alder Sciences',
        'Ward University of Medical Sciences',
        'Assistance Publique - Hôpitaux de Paris',
        'Hoffmann-La Roche',
        'Lisa Barrett',
      ].map(trial),
    ),
  );
  expect(Object.fromEntries(all.map(({ name, role }) => [name, role]))).toEqual({
    'Alder Sciences': 'possible competitor',
    'Ward University of Medical Sciences': 'possible partner',
    'Assistance Publique - Hôpitaux de Paris': 'possible partner',
    // A firm whose name doesn't say so: nothing is made up.
    'Hoffmann-La Roche': null,
  });
});

test('[RPT-13] a trial’s class is its sponsor’s: of those who work with it nothing is made up', () => {
  const trial = aRecord('clinical-trials', 'n1', {
    facets: { sponsorClass: ['Industry'] },
    organisations: [
      { name: 'Themis', role: 'Sponsor' },
      { name: 'Coalition for Preparedness', role: 'Collaborator' },
    ],
  });
  const all = playersOf(observedOf([trial]));
  expect(Object.fromEntries(all.map(({ name, role }) => [name, role]))).toEqual({
    Themis: 'possible competitor',
    'Coalition for Preparedness': null,
  });
});

test('[RPT-13] of players with as many records the nearest to the topic is named first', () => {
  const all = playersOf(observedOf([award('a1', 'Zorova Inc.', { date: '1995-01-01' }), award('a2', 'Acme Inc.')]));
  expect(all.map(({ name }) => name)).toEqual(['Zorova Inc.', 'Acme Inc.']);
});

test('[RPT-13] who has left no record for many years is not called a competitor, unless its own entry stands in the catalog', () => {
  const roles = (records: CatalogueRecord[]) => playersOf(observedOf(records)).map(({ role }) => role);
  const old = award('a1', 'Voltara Energy, Inc.', { date: '1995' });
  expect(roles([old])).toEqual([null]);
  expect(roles([old, award('a2', 'Voltara Energy, Inc.', { date: '2016' })])).toEqual(['possible competitor']);
  const entry = aRecord('companies', 'c1', { organisations: [{ name: 'Voltara Energy, Inc.', role: 'Company' }] });
  expect(roles([old, entry])).toEqual(['possible competitor']);
  const closed = { ...entry, facets: { status: ['Inactive'] } };
  const bought = { ...entry, facets: { status: ['Acquired'] } };
  expect([roles([old, closed]), roles([closed]), roles([bought]), roles([entry])]).toEqual([
    [null],
    [null],
    [null],
    ['possible competitor'],
  ]);
});

test('[RPT-13] of those who may compete the ones with most records are named first, with how many', () => {
  const names = ['Acme Inc.', 'Bolt Inc.', 'Cove Inc.', 'Dune Inc.', 'Dune Inc.', 'Dune Inc.'];
  const observed = observedOf(names.map((name, at) => award(`a${at}`, name)));
  const found = players(observed, playersOf(observed));
  expect(found.findings[0]!.headline?.text).toBe(
    'All 4 organizations on record for the topic are possible competitors, among them Dune Inc. (3), Acme Inc. and Bolt Inc.',
  );
  expect(withheldFrom(observed, found)).toEqual([]);
});

test('[RPT-13] what is dated ahead is not the latest record, and a firm is told by the end of its name', () => {
  const trial = (id: string, date: string) =>
    aRecord('clinical-trials', id, { date, organisations: [{ name: 'Harrow Motors Ltd', role: 'Sponsor' }] });
  const [player] = playersOf(observedOf([trial('n1', '2025-03-01'), trial('n2', '2027-09-01')]));
  expect([player!.role, player!.last]).toEqual(['possible competitor', 2025]);
});

test('[RPT-13] where most have left no record for years, who still has is named', () => {
  const all = ['1995', '1996', '1997', '2021'].map((date, at) =>
    award(`a${at}`, `Maker ${'ABCD'[at]} Inc.`, { date: `${date}-01-01` }),
  );
  const told = (records: CatalogueRecord[]) => {
    const observed = observedOf(records);
    const found = players(observed, playersOf(observed));
    expect(withheldFrom(observed, found)).toEqual([]);
    return textsOf(found).filter((text) => text.includes('since'));
  };
  expect(told(all)).toEqual(['Of the 4 with a date, 1 has a record since 2014: Maker D Inc. (2021).']);
  expect(told(all.slice(0, 3))).toEqual(['None of the 3 with a date has a record since 2014.']);
  expect(
    told([all[0]!, all[3]!, { ...all[3]!, id: 'a5', organisations: [{ name: 'Maker E Inc.', role: 'Awardee' }] }]),
  ).toEqual([]);
});

test('[RPT-13] what one number in the table says is no paragraph: a profile tells of several kinds, or of a work', () => {
  const drug = (id: string) => aRecord('drugs', id, { organisations: [{ name: 'ACME PHARMA', role: 'Sponsor' }] });
  const profiles = (records: CatalogueRecord[]) => {
    const observed = observedOf(records);
    return textsOf(players(observed, playersOf(observed))).filter((text) => text.includes('stands behind'));
  };
  expect(profiles([drug('1'), drug('2')])).toEqual([]);
  const patents = [
    patent('p1', 'Acme Pharma', { data: { assignees: [{ name: 'Acme Pharma' }] } }),
    patent('p2', 'Acme Pharma'),
  ];
  expect(profiles(patents)).toEqual([
    'Acme Pharma, a possible competitor, stands behind 2 patents in the field, the latest from 2023.',
  ]);
});

test('[RPT-13] people are no organizations: investigators who sponsor a trial, inventors who hold their patents, are told besides', () => {
  const industry = { facets: { sponsorClass: ['INDUSTRY'] } };
  const trial = (id: string, sponsor: string, investigator: string) =>
    aRecord('clinical-trials', id, {
      organisations: [{ name: sponsor, role: 'Sponsor' }],
      people: [{ name: investigator, role: 'Principal investigator' }],
      ...industry,
    });
  const observed = observedOf([
    trial('t1', 'Bin Lu', 'Bin Lu, MD'),
    trial('t2', 'Han Xu, M.D., Ph.D., Sponsor-Investigator', 'Han Xu'),
    trial('t3', 'Chipscreen Biosciences', 'Mei Chen'),
    patent('p1', 'Samuel Pedersen', {
      data: { assignees: [{ name: 'Samuel Pedersen', type: 'US individual' }, { name: 'Pacific Feather' }] },
    }),
    patent('p2', 'Pacific Feather', {
      data: { assignees: [{ name: 'Pacific Feather', type: 'US company or corporation' }] },
    }),
  ]);
  const { players: all, people } = namedBy(observed);
  expect(new Map(all.map(({ name, role }) => [name, role]))).toEqual(
    new Map([
      ['Chipscreen Biosciences', 'possible competitor'],
      ['Pacific Feather', 'possible competitor'],
    ]),
  );
  expect(people.map(({ name }) => name).toSorted()).toEqual([
    'Bin Lu',
    'Han Xu, M.D., Ph.D., Sponsor-Investigator',
    'Samuel Pedersen',
  ]);
  const found = players(observed, all, people);
  expect(withheldFrom(observed, found)).toEqual([]);
  expect(textsOf(found).find((text) => text.includes('also name'))).toMatch(
    /^The records also name 3 people as sponsors or holders of patents: .*Bin Lu.*\.$/,
  );
});

test('[RPT-13] where a register names another as contact a sponsor’s name tells a person, and no firm’s or hospital’s name does', () => {
  const sponsoredBy = (name: string) =>
    aRecord('international-trials', name, {
      organisations: [
        { name, role: 'Primary sponsor' },
        { name: 'The Parker Institute', role: 'Contact affiliation' },
      ],
      people: [{ name: 'Barbara Goodall', role: 'Contact' }],
    });
  const of = (names: string[]) => namedBy(observedOf(names.map(sponsoredBy))).people.map(({ name }) => name);
  const people = ['Lisa Barrett', 'Marius Henriksen', 'Judit Pich Martínez', 'Matthew J. Budoff', 'Dr. Michael Hill'];
  expect(of(people).toSorted()).toEqual(people.toSorted());
  expect(
    of([
      'Hoffmann-La Roche',
      'William Beaumont Hospitals',
      'Centre Leon Berard',
      'Dr. Negrin University Hospital',
      'Gilead Sciences',
      'Azidus Brasil',
      'George Washington University',
      'Dr. Falk Pharma',
      'Sanofi',
    ]),
  ).toEqual([]);
  // Firms are called like people: who holds a patent, or sells a drug, is not told by its name.
  const patented = patent('p', 'Charles Schwab', {});
  expect(playersOf(observedOf([patented])).map(({ name }) => name)).toEqual(['Charles Schwab']);
});
