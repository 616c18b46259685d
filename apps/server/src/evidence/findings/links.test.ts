import { describe, expect, test } from 'vitest';
import { evidenceFrom, observedOf, textsOf, withheldFrom } from '../../../test/observed.ts';
import { aRecord } from '../../../test/records.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { mapFaults } from '../statements/resolve.ts';
import { readable, type Words } from '../statements/statement.ts';
import { links } from './links.ts';
import { payersOf } from './payers.ts';
import { playersOf } from './player.ts';

const paper = (id: string, ...names: string[]) =>
  aRecord('publications', id, { organisations: names.map((name) => ({ name, role: 'Affiliation' })) });
const award = (id: string, awardee: string, agency: string, date = '2021') =>
  aRecord('awards', id, {
    title: `The award ${id}`,
    date,
    facets: { agency: [agency], program: ['SBIR'] },
    organisations: [
      { name: awardee, role: 'Awardee' },
      { name: agency, role: 'Awarding agency' },
    ],
  });

function linked(records: CatalogueRecord[]) {
  const observed = observedOf(records);
  const found = links(observed, playersOf(observed), payersOf(observed));
  expect(withheldFrom(observed, found)).toEqual([]);
  const evidence = evidenceFrom(observed, found);
  if (found.map) expect(mapFaults({ type: 'map', ...found.map }, evidence)).toEqual([]);
  return { found, evidence, rows: found.tables[0]?.rows.map(({ cells }) => cells) ?? [] };
}

describe('[RPT-13] who is close to whom', () => {
  test('is told pair by pair with the newest record; a crowd on one record joins nobody', () => {
    const { found, rows } = linked([
      paper('1', 'Harrow University', 'Lakemont Institute', 'Zorova Inc.'),
      paper('2', 'Harrow University', 'Lakemont Institute'),
      paper('3', ...Array.from({ length: 9 }, (_, at) => `Crowd ${at} University`)),
    ]);
    expect(textsOf(found)).toEqual([
      'Harrow University and Lakemont Institute are named together in 2 records in the field.',
    ]);
    expect(rows).toEqual([
      ['Harrow University', 'Lakemont Institute', 'joint publication', 2, 'Record 1'],
      ['Harrow University', 'Zorova Inc.', 'joint publication', 1, null],
      ['Lakemont Institute', 'Zorova Inc.', 'joint publication', 1, null],
    ]);
    expect(found.tables[0]!.rows[0]!.key).toBe('publications/1');
  });

  test('is said as what the records name them: the funder before whom it pays, a sponsor before its collaborators, who are nothing to each other', () => {
    const contract = aRecord('usa-spending', 's', {
      facets: { category: ['Contract'] },
      organisations: [
        { name: 'Acme Inc.', role: 'Recipient' },
        { name: 'Department of Energy', role: 'Awarding agency' },
        { name: 'Office of Science', role: 'Awarding sub-agency' },
      ],
    });
    const trial = aRecord('clinical-trials', 't', {
      organisations: [
        { name: 'Ward University', role: 'Sponsor' },
        { name: 'Acme Inc.', role: 'Collaborator' },
        { name: 'Bolt LLC', role: 'Collaborator' },
      ],
    });
    const company = aRecord('companies', 'c', {
      organisations: [
        { name: 'Bolt LLC', role: 'Company' },
        { name: 'Bolt Works', role: 'Alias' },
        { name: 'Osprey Fund', role: 'Investor' },
        { name: 'Heron Fund', role: 'Investor' },
      ],
    });
    const { rows } = linked([award('a', 'Acme Inc.', 'Department of Energy'), contract, trial, company]);
    expect(new Set(rows.map(([one, other, how, count]) => `${one} | ${other} | ${how} | ${count}`))).toEqual(
      new Set([
        'Department of Energy | Acme Inc. | funder and awardee; buyer and contractor | 2',
        'Ward University | Acme Inc. | sponsor and collaborator | 1',
        'Ward University | Bolt LLC | sponsor and collaborator | 1',
        'Osprey Fund | Bolt LLC | investor and company | 1',
        'Heron Fund | Bolt LLC | investor and company | 1',
      ]),
    );
  });

  test('is drawn with the largest part first, from the middle of each outwards, and no more names than are read at a glance', () => {
    const { found } = linked([
      award('z', 'Zeta Inc.', 'Department of Energy'),
      paper('p', 'Zeta Inc.', 'Harrow University'),
      ...['A', 'B', 'C'].map((name) => award(name, `Maker ${name} Inc.`, 'Air Force')),
    ]);
    const { nodes, links: curves } = found.map!;
    expect(nodes.map(({ name, role }) => [name, role])).toEqual([
      ['Air Force', 'funder'],
      ['Maker A Inc.', 'possible competitor'],
      ['Maker B Inc.', 'possible competitor'],
      ['Maker C Inc.', 'possible competitor'],
      ['Zeta Inc.', 'possible competitor'],
      ['Department of Energy', 'funder'],
      ['Harrow University', 'possible partner'],
    ]);
    expect(curves.map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
      [5, 4],
      [4, 6],
    ]);
    const many = linked([
      ...Array.from({ length: 40 }, (_, at) => award(`${at}`, `Maker ${at} Inc.`, 'Air Force')),
      award('again', 'Maker 3 Inc.', 'Air Force'),
      paper('p', 'Maker 3 Inc.', 'Harrow University'),
    ]);
    expect(many.found.map!.nodes).toHaveLength(20);
    // The list of awards tells what one award says.
    expect(many.rows.map(([one, other, how, count]) => [one, other, how, count])).toEqual([
      ['Air Force', 'Maker 3 Inc.', 'funder and awardee', 2],
    ]);
    expect(readable(many.found.tables[0]!.note as Words)).toContain('Single awards are in the list of awards.');
  });

  test('of those who published together once as many curves are drawn as join them, and the table names every pair', () => {
    const six = Array.from({ length: 6 }, (_, at) => `Institute ${String.fromCharCode(65 + at)}`);
    const { found, rows } = linked([
      paper('1', ...six),
      paper('2', six[4]!, six[5]!),
      paper('3', six[0]!, 'Ward University', 'Lakemont Institute'),
      award('a', six[3]!, 'Department of Energy'),
    ]);
    const { nodes, links: curves, note } = found.map!;
    const named = curves.map(({ from, to }) => [nodes[from]!.name, nodes[to]!.name].toSorted().join(' | '));
    expect(new Set(named)).toEqual(
      new Set([
        'Institute E | Institute F',
        'Department of Energy | Institute D',
        ...['B', 'C', 'D', 'E'].map((name) => `Institute A | Institute ${name}`),
        'Institute A | Ward University',
        'Institute A | Lakemont Institute',
      ]),
    );
    expect([rows.length, nodes.length]).toEqual([15 + 3, 9]);
    expect(readable(note as Words)).toContain('as many curves are drawn as join them');
  });

  test('who pays for a paper of several is not told as paying for each of them', () => {
    const shared = aRecord('publications', 'p', {
      organisations: [
        { name: 'Harrow University', role: 'Affiliation' },
        { name: 'Lakemont Institute', role: 'Affiliation' },
        { name: 'Department of Energy', role: 'Funder' },
      ],
    });
    expect(linked([shared]).rows.map(([one, other]) => [one, other])).toEqual([
      ['Harrow University', 'Lakemont Institute'],
    ]);
  });

  test('is drawn the same in whatever order the records come', () => {
    const records = [
      ...['A', 'B', 'C', 'D'].map((name) => award(name, `Maker ${name} Inc.`, 'Air Force')),
      paper('p', 'Maker A Inc.', 'Ward University'),
    ];
    expect(linked(records.toReversed()).found.map!.nodes.map(({ name }) => name)).toEqual(
      linked(records).found.map!.nodes.map(({ name }) => name),
    );
  });

  test('is no figure where records join nobody, or next to nobody', () => {
    expect(linked([paper('1', 'Harrow University'), paper('2', 'Lakemont Institute')]).found).toMatchObject({
      map: null,
      tables: [],
      findings: [],
    });
    // Awardees each paid by another agency, and records without a title, join nobody.
    const apart = ['Air Force', 'Army', 'NASA'].map((agency) => award(agency, `Maker for ${agency}`, agency));
    const untitled = ['1', '2', '3'].map((id) => ({
      ...award(id, `Maker ${id}`, 'Navy'),
      title: 'We propose to build a pump.',
    }));
    expect(linked([...apart, ...untitled]).found).toMatchObject({ map: null, tables: [] });
    // Awardees that one agency paid once each stand in the list of awards, and are no map.
    const paid = ['A', 'B', 'C'].map((name) => award(name, `Maker ${name} Inc.`, 'Air Force'));
    expect(linked(paid).found).toMatchObject({ map: null, tables: [], findings: [] });
    expect(linked([...paid, award('n', 'Maker A Inc.', 'NASA')]).found).toMatchObject({ map: null, findings: [] });
    const two = linked([award('a', 'Acme Inc.', 'Air Force'), paper('1', 'Harrow University', 'Lakemont Institute')]);
    expect(two.found.map).toBeNull();
    expect(two.rows.map(([one]) => one)).toEqual(['Harrow University']);
  });

  test('an agency that stands in a trial as well is one', () => {
    const trial = aRecord('clinical-trials', 't', {
      organisations: [
        { name: 'Ward University', role: 'Sponsor' },
        { name: 'National Eye Institute', role: 'Collaborator' },
      ],
    });
    const { found } = linked([
      trial,
      award('a', 'Acme Inc.', 'National Eye Institute'),
      award('b', 'Bolt LLC', 'National Eye Institute'),
    ]);
    expect(found.map!.nodes.map(({ name }) => name)).toEqual([
      'National Eye Institute',
      'Acme Inc.',
      'Bolt LLC',
      'Ward University',
    ]);
  });

  test('a map that joins whom no record names together, or as what none does, is withheld', () => {
    const { found, evidence } = linked([
      ...['A', 'B', 'C'].map((name) => award(name, `Maker ${name} Inc.`, 'Air Force')),
      paper('p', 'Maker A Inc.', 'Ward University'),
    ]);
    const map = { type: 'map' as const, ...found.map! };
    const [first, ...others] = map.links;
    const without = (link: Partial<typeof first>) =>
      mapFaults({ ...map, links: [{ ...first!, ...link }, ...others] }, evidence);
    const otherwise = [{ from: 2 }, { how: 'joint assignees' }, { key: 'awards/B' }, { figure: 'links:none' }];
    expect(otherwise.map((link) => without(link).length > 0)).toEqual([true, true, true, true]);
    const nodes = map.nodes.map((node) => ({ ...node, role: node.role === 'funder' ? 'customer' : node.role }));
    expect(mapFaults({ ...map, nodes }, evidence)).not.toEqual([]);
  });
});
