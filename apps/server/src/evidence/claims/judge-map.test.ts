import { expect, test } from 'vitest';
import { aRecord } from '../../../test/records.ts';
import type { Evidence } from '../evidence.ts';
import { isWorkedOut } from './derived.ts';
import { judgeMap } from './judge-map.ts';

type Figure = Evidence['figures'][number];

const figure = (id: string, label: string, value = 1, basis?: Partial<Figure['basis']>) =>
  ({
    id,
    label,
    value,
    unit: 'count',
    ...(basis && { basis: { records: [], figures: [], ...basis } }),
  }) as never as Figure;

const record = aRecord('awards', 'a', {
  organisations: [
    { name: 'Voltara, Inc.', role: 'Awardee' },
    { name: 'Air Force', role: 'Awarding agency' },
  ],
});
const evidence = {
  asOf: '2026-11-22T08:00:00.000Z',
  records: {},
  cited: [{ key: 'awards/a', record }],
  figures: [
    figure('payer', 'Records of Air Force, funder'),
    figure('maker', 'Records of Voltara Inc.'),
    figure('other', 'Records of Plenkor'),
    // Its record calls it otherwise, and an identifier says that it is the same.
    figure('renamed', 'Records of Brimwell', 1, { records: [{ id: 'b' }, { id: 'a' }] as never }),
    figure('pays', 'Awards of Air Force to Voltara Inc.'),
    figure('pays-other', 'Awards of Air Force to Plenkor'),
    figure('pays-renamed', 'Awards of Air Force to Brimwell'),
  ],
  series: [],
} as never as Evidence;

const nodes = [
  { name: 'Air Force', role: 'funder', figure: 'payer' },
  { name: 'Voltara Inc.', role: null, figure: 'maker' },
  { name: 'Plenkor', role: null, figure: 'other' },
  { name: 'Brimwell', role: null, figure: 'renamed' },
];
const link = { from: 0, to: 1, how: 'awards', figure: 'pays', key: 'awards/a' };
const map = { type: 'map' as const, title: 'Who is close to whom', nodes, links: [link], note: '' };
const faults = (change: Partial<typeof map>) => judgeMap({ ...map, ...change }, evidence);
const joined = (change: Partial<typeof link>) => faults({ links: [{ ...link, ...change }] });

test('[RPT-13] a map says who somebody is, and is titled and noted, as its figures say', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ nodes: nodes.map((node) => ({ ...node, role: 'customer' })) })).toEqual([
    'Air Force',
    'Voltara Inc.',
    'Plenkor',
    'Brimwell',
  ]);
  expect(faults({ nodes: [{ ...nodes[0]!, figure: 'none' }, ...nodes.slice(1)] })).toEqual(['Air Force']);
  // A part of a name is not the name.
  expect(faults({ nodes: [...nodes, { name: 'Volt', role: null, figure: 'maker' }] })).toEqual(['Volt']);
  expect(faults({ title: 'All who matter' })).toEqual(['all']);
  expect(faults({ note: 'Over 800 records.' })).toEqual(['800']);
});

test('[RPT-13] two are joined as a figure says, by a record that names both', () => {
  expect(joined({ to: 3, figure: 'pays-renamed' })).toEqual([]);
  expect(joined({ to: 2, figure: 'pays-other' })).toEqual(['Air Force with Plenkor']);
  expect(joined({ how: 'joint patents' })).toEqual(['Air Force with Voltara Inc.']);
  expect(joined({ figure: 'pays-other' })).toEqual(['Air Force with Voltara Inc.']);
  expect(joined({ figure: 'none' })).toEqual(['Air Force with Voltara Inc.']);
  expect(joined({ key: 'awards/none' })).toEqual(['Air Force with Voltara Inc.']);
  expect(joined({ to: 0 })).toEqual(['Air Force with Air Force']);
  expect(joined({ from: 7 })).toEqual(['undefined with Voltara Inc.']);
  expect(joined({ to: 7 })).toEqual(['Air Force with undefined']);
});

test.each<[string, number, string, string[], boolean]>([
  ['a share', 25, 'share', ['one', 'four'], true],
  ['another share', 50, 'share', ['one', 'four'], false],
  ['a share of more than all', 400, 'share', ['four', 'one'], false],
  ['a share of itself', 100, 'share', ['one', 'one'], true],
  ['a difference', 3, 'difference', ['four', 'one'], true],
  ['another difference', 5, 'difference', ['four', 'one'], false],
  ['a sum, which nothing works out', 5, 'sum', ['four', 'one'], false],
  ['a median, which is no difference', 3, 'median', ['four', 'one'], false],
  ['a share of what isn’t there', 25, 'share', ['one', 'none'], false],
  ['a difference of what isn’t there', 3, 'difference', ['none', 'one'], false],
  ['what rests on no figures', 3, 'difference', [], true],
])('[GRD-02] a figure is worked out from others: %s', (_, value, how, figures, isRight) => {
  const all = [
    figure('one', 'One', 1),
    figure('four', 'Four', 4),
    figure('it', 'It', value, { how, figures } as never),
  ];
  expect(isWorkedOut('it', { ...evidence, figures: all })).toBe(isRight);
});

test('[GRD-02] a figure that isn’t there is worked out from nothing', () => {
  expect(isWorkedOut('none', evidence)).toBe(false);
  expect(isWorkedOut('maker', evidence)).toBe(true);
});
