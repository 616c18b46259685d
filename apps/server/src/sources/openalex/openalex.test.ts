import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { abstractOf } from './openalex.mapping.ts';
import { openalex } from './openalex.source.ts';

const work = {
  id: 'https://openalex.org/W9900000001',
  doi: 'https://doi.org/10.5555/Made.Up',
  title: 'On <i>made-up</i> things',
  publication_date: '2023-06-02',
  type: 'book-chapter',
  cited_by_count: 7,
  language: 'en',
  open_access: { oa_status: 'gold' },
  authorships: [
    {
      author: {
        id: 'https://openalex.org/A9900000001',
        display_name: 'Ada Invented',
        orcid: 'https://orcid.org/0009-9999-0000-0001',
      },
      countries: ['PT'],
      institutions: [{ display_name: 'Made Up University' }],
    },
  ],
  abstract_inverted_index: { Things: [0], are: [1, 3], 'made,': [2], up: [4] },
  primary_location: { source: { display_name: 'Journal of Inventions', type: 'ebook platform' } },
};
const author = {
  id: 'https://openalex.org/A9900000001',
  display_name: 'Ada Invented',
  works_count: 12,
  cited_by_count: 90,
  summary_stats: { h_index: 5 },
  last_known_institutions: [{ display_name: 'Made Up University', country_code: 'PT' }],
  counts_by_year: [
    { year: 2024, works_count: 1 },
    { year: 2019, works_count: 2 },
  ],
};

test.each([
  ['one work', JSON.stringify(work), 'fixture'],
  ['a list', JSON.stringify([work]), 'fixture'],
  ['a page', JSON.stringify({ meta: { count: 1 }, results: [work] }), 'fixture'],
  ['lines', JSON.stringify(work), 'works.jsonl'],
])('[DATA-09] %s of OpenAlex', async (_name, content, name) => {
  expect(recordsOf(await readSource(openalex, content, name))).toMatchObject([
    {
      engine: 'publications',
      id: 'W9900000001',
      title: 'On made-up things',
      date: '2023-06-02',
      amount: 7,
      facets: {
        type: ['Book chapter'],
        sourceType: ['Ebook platform'],
        openAccess: ['Gold'],
        country: ['Portugal'],
        affiliation: ['Made Up University'],
      },
      people: [{ name: 'Ada Invented', ids: { orcid: '0009-9999-0000-0001', openalex: 'A9900000001' } }],
      data: { doi: '10.5555/made.up', abstract: 'Things are made, are up', language: 'English' },
    },
  ]);
});

test('[DATA-08] an author becomes an expert; a nameless one is reported', async () => {
  const items = await readSource(
    openalex,
    JSON.stringify({ meta: {}, results: [author, { id: 'https://openalex.org/A9900000002' }] }),
  );
  expect(recordsOf(items)).toMatchObject([
    {
      engine: 'subject-matter-experts',
      title: 'Ada Invented',
      amount: 90,
      date: '2024',
      data: { hIndex: 5, firstWorkDate: '2019', country: 'Portugal' },
    },
  ]);
  expect(rejectionsOf(items)).toEqual([['record 2', 'No name']]);
});

test('any text survives being taken apart into places', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z,.]{1,8}$/), { minLength: 1 }), (words) => {
      const inverted = Object.create(null) as Record<string, number[]>;
      for (const [place, word] of words.entries()) inverted[word] = [...(inverted[word] ?? []), place];
      expect(abstractOf(inverted)).toBe(words.join(' '));
    }),
  );
});
