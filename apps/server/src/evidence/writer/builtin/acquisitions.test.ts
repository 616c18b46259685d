import { expect, test } from 'vitest';
import { evidenceFrom, observedOf } from '../../../../test/observed.ts';
import { aRecord } from '../../../../test/records.ts';
import { nothing } from '../../findings/collect.ts';
import { publishSection } from '../../statements/publish.ts';
import { acquisitions } from './acquisitions.ts';

const company = (id: string, title: string, text: string) =>
  aRecord('companies', id, { title, text, organisations: [{ name: title, role: 'Company' }], data: { name: title } });

test('[RPT-02] who has bought firms in the field is told by name, with what the record says of it', () => {
  const evidence = evidenceFrom(
    observedOf([
      company('c1', 'Voltara', 'Voltara was acquired by Osprey Power on 2015-10-28 for $9,000,000.\n\nBatteries'),
      company('c2', 'Zorova', 'Zorova was acquired by Osprey Power on 2012-07-23.'),
      company('c3', 'Harrow', 'Harrow makes cells. It was bought by hand.'),
    ]),
    nothing(),
  );
  const id = 'companies:count';
  evidence.figures.push({
    id,
    label: 'companies on this topic',
    value: 3,
    unit: 'count',
    query: { searchEngine: 'companies', query: '', filters: {} },
  });
  const blocks = acquisitions(evidence);
  const { section, report } = publishSection({ id: 'x', title: 'X', blocks }, evidence);
  expect(report.withheld).toEqual([]);
  const [table] = section.blocks;
  expect(table?.type === 'table' && table.rows.map(({ cells }) => cells)).toEqual([
    ['Voltara', 'Osprey Power', '“Voltara was acquired by Osprey Power on 2015-10-28 for $9,000,000.”'],
    ['Zorova', 'Osprey Power', '“Zorova was acquired by Osprey Power on 2012-07-23.”'],
  ]);
  expect(acquisitions(evidenceFrom(observedOf([]), nothing()))).toEqual([]);
});
