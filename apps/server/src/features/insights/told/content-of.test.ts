import { expect, test } from 'vitest';
import { evidenceFrom, observedOf } from '../../../../test/observed.ts';
import { aRecord } from '../../../../test/records.ts';
import { nothing } from '../../../evidence/findings/collect.ts';
import { contentOf } from './content-of.ts';

const records = [
  aRecord('awards', 'a', {
    title: 'A patch',
    date: '2017-05-01',
    url: 'https://example.org/a',
    people: ['Ada', 'Grace', 'Alan', 'Mary', 'Edsger'].map((name) => ({ name, role: 'Principal investigator' })),
    organisations: [{ name: 'Acme', role: 'Awardee' }],
  }),
  aRecord('patents', 'b', { title: 'A ring', organisations: [{ name: 'Beta', role: 'Assignee' }] }),
];
const said = (text: string, ...keys: string[]) => ({
  text,
  figures: [],
  grounds: keys.map((key) => ({ key, quote: text })),
});

test('[INS-01] sources are numbered as they are first cited, each number has its source, and each source what it is known by', () => {
  const observed = observedOf(records);
  const content = contentOf(
    {
      title: said('Reached by others'),
      sentences: [
        said('“It is worn.”', 'patents/b'),
        said('“It reads.”', 'awards/a', 'patents/b'),
        said('“Gone.”', 'awards/x'),
      ],
      why: null,
    },
    { kind: 'reached', n: 2, period: null, missing: null },
    { evidence: evidenceFrom(observed, nothing()), observed },
  );
  expect(content.sentences.map(({ citations }) => citations)).toEqual([[1], [2, 1], []]);
  expect(content.response).toBe('“It is worn.” [1] “It reads.” [2] [1] “Gone.”');
  expect(content.references).toEqual([
    expect.objectContaining({ citationNumber: 1, title: 'A ring', year: null, authors: ['Beta'], link: null, id: 'b' }),
    {
      citationNumber: 2,
      title: 'A patch',
      year: 2017,
      authors: ['Ada', 'Grace', 'Alan', 'Mary'],
      link: 'https://example.org/a',
      searchEngine: 'awards',
      id: 'a',
      publisher: 'Test',
      isSample: false,
    },
  ]);
});
