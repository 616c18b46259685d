import type { RecordDetail } from '@groundwork/contract/records';
import fc from 'fast-check';
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

test('[SRCH-07] a record is cited as text, BibTeX and RIS', () => {
  expect(cite(record({}), 'text', 'http://here/x')).toBe(
    'Jason Priem, Heather Piwowar. Open access. OpenAlex, W1. 13 February, 2018. https://doi.org/10.7717/peerj.4375 (retrieved 21 November, 2026).',
  );
  expect(cite(record({}), 'bibtex', 'http://here/x')).toContain('author = {Jason Priem and Heather Piwowar}');
  expect(cite(record({}), 'ris', 'http://here/x').split('\n')).toEqual([
    'TY  - GEN',
    'AU  - Jason Priem',
    'AU  - Heather Piwowar',
    'TI  - Open access',
    'PY  - 2018',
    'DA  - 2018/02/13/',
    'PB  - OpenAlex',
    'AN  - W1',
    'DO  - 10.7717/peerj.4375',
    'UR  - https://doi.org/10.7717/peerj.4375',
    'Y2  - 2026/11/21',
    'ER  - ',
  ]);
});

test('[SRCH-07] an organisation is cited where no person made it, and the page where the source has none', () => {
  const company = record({ people: [], organisations: [{ name: 'R&D, Inc.', role: 'Company' }], data: {}, date: null });
  const text = cite(company, 'bibtex', 'http://here/x');
  expect(text).toContain('author = {{R\\&D, Inc.}}');
  expect(text).toContain('url = {http://here/x}');
  expect(text).not.toContain('year');
});

test('[SRCH-07] no title breaks the form of a citation', () => {
  fc.assert(
    fc.property(fc.string(), (title) => {
      const unescaped = cite(record({ title }), 'bibtex', 'x').replace(/\\[\\{}$&#%_]/g, '');
      expect(unescaped.match(/\{/g)?.length).toBe(unescaped.match(/\}/g)?.length);
      const lines = cite(record({ title }), 'ris', 'x').split('\n');
      for (const line of lines) expect(line).toMatch(/^[A-Z][A-Z0-9] {2}- /);
    }),
  );
});
