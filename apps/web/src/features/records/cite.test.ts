import type { RecordDetail } from '@groundwork/contract/records';
import { expect, test } from 'vitest';
import { cite } from './cite.ts';

const record = (own: Partial<RecordDetail>) =>
  ({
    id: 'W1',
    searchEngine: 'publications',
    title: 'Open access',
    people: [
      { name: 'Jason Priem', role: 'Author' },
      { name: 'Heather Piwowar', role: 'Author' },
    ],
    organisations: [],
    date: '2018-02-13',
    url: null,
    data: { doi: '10.7717/peerj.4375' },
    source: { name: 'OpenAlex', url: null, retrievedAt: '2026-11-21T00:00:00Z', licence: 'CC0', isSample: false },
    ...own,
  }) as RecordDetail;

test('[SRCH-07] a record is cited as text', () => {
  expect(cite(record({}), 'text', 'http://here/x')).toBe(
    'Jason Priem, Heather Piwowar. Open access. OpenAlex, W1. 13 February, 2018. https://doi.org/10.7717/peerj.4375 (retrieved 21 November, 2026).',
  );
});

test('[SRCH-07] an organisation is cited where no person made it, and the page where the source has none', () => {
  const company = record({ people: [], organisations: [{ name: 'R&D, Inc.', role: 'Company' }], data: {}, date: null });
  expect(cite(company, 'text', 'http://here/x')).toBe(
    'R&D, Inc.. Open access. OpenAlex, W1. http://here/x (retrieved 21 November, 2026).',
  );
});

test('[SRCH-07] reference managers get what the server wrote', () => {
  const citations = { bibtex: '@article{x}', ris: 'TY  - JOUR', csl: '[]' };
  for (const format of ['bibtex', 'ris', 'csl'] as const)
    expect(cite(record({ citations }), format, 'x')).toBe(citations[format]);
});
