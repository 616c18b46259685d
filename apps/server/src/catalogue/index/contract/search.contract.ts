import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseQuery } from '../../query/parse-query.ts';
import type { CatalogueRecord } from '../../record.ts';
import type { CatalogueIndex, IndexQuery } from '../index.port.ts';
import { makeQuery, makeRecord } from './records.ts';

const party = (name: string) => ({ name, role: 'any' });
const RECORDS: CatalogueRecord[] = [
  makeRecord('valve', {
    title: 'Heart valve with a catheter',
    text: 'Percutaneous replacement of a heart valve. The catheter carries a stent.',
    date: '2020-03-01',
    amount: 100,
    organisations: [party('Acme Medical, Inc.')],
    people: [party('Curie, Marie')],
    place: { city: 'São Paulo', country: 'Brazil' },
    facets: { status: ['Not yet open'], area: ['A61F'] },
  }),
  makeRecord('pump', {
    title: 'Blood pump',
    text: 'A pump that supports the heart after COVID-19. Running pumps run.',
    date: '2021',
    organisations: [party('Heart Pumps Ltd')],
    facets: { status: ['Open'], area: ['A61M', 'A61F'] },
  }),
  makeRecord('US-2020-123', {
    engine: 'awards',
    title: 'Universities and naïve café research',
    text: 'Dr Acme studied 😀 sleep.',
    date: '2019-07',
    amount: 5_000,
    people: [party('Marie Curie')],
    facets: { status: ['Öpen'] },
  }),
];

/** Each in a way that others type in another. */
const WRITTEN: CatalogueRecord[] = [
  makeRecord('paper', { title: '固体リチウム電池の電解質に関する研究' }),
  makeRecord('chinese', { title: '锂离子电池' }),
  makeRecord('signs', { title: 'CO₂, β-catenin and an electro\u00ADlyte', text: 'H2O2 with TNF-α at 5 μm.' }),
  makeRecord('places', { title: 'Straße in Łódź', text: 'Søns' }),
  makeRecord('cpp', { title: 'A solver in C++', text: 'and one in C#.' }),
  makeRecord('plain', { title: 'A solver in C' }),
];

/** The results of each kind of query, their ranking and how they are shown. */
export function searchContract(open: () => Promise<CatalogueIndex>): void {
  describe('search', () => {
    let index: CatalogueIndex;
    let written: CatalogueIndex;
    beforeAll(async () => {
      index = await open();
      await index.upsert(RECORDS);
      written = await open();
      await written.upsert(WRITTEN);
    });
    afterAll(async () => {
      await index.close();
      await written.close();
    });

    const search = (text: string, rest: Partial<IndexQuery> = {}) =>
      index.search(makeQuery({ query: parseQuery(text, ['status', 'area']), ...rest }));
    const ids = async (text: string) => (await search(text)).hits.map(({ record }) => record.id);

    test('[SRCH-07] a call that is over is closed in filters, counts, queries and its record, whatever its source said', async () => {
      const own = await open();
      const call = (id: string, closes: string) =>
        makeRecord(id, { closes, facets: { status: ['Open'] }, data: { status: 'Open' } });
      await own.upsert([call('over', '2026-03-05'), call('open', '6000-01-01T12:00-05:00')]);
      const found = async (facets: Record<string, string[]>, query = '') => {
        const asked = { facets, query: query ? parseQuery(query, ['status']) : null, countFacets: ['status'] };
        const answer = await own.search(makeQuery(asked));
        return [answer.hits.map(({ record }) => record.id), answer.facets['status']!.values];
      };
      const counts = [
        { value: 'Closed', count: 1 },
        { value: 'Open', count: 1 },
      ];
      expect(await found({ status: ['Open'] })).toEqual([['open'], counts]);
      expect(await found({ status: ['Closed'] })).toEqual([['over'], counts]);
      expect((await found({}, 'status:open'))[0]).toEqual(['open']);
      const [over] = await own.get([{ engine: 'patents', id: 'over' }]);
      expect([over!.facets['status'], over!.data['status']]).toEqual([['Closed'], 'Closed']);
      await own.close();
    });

    test('[DATA-19] a column of somebody’s own is counted, searched and filtered like a filter that the data set declares', async () => {
      const own = await open();
      const shelf = (id: string, place: string) => makeRecord(id, { facets: { 'own-store-place': [place] } });
      await own.upsert([shelf('one', 'Blue shelf'), shelf('two', 'Blue shelf'), shelf('three', 'Grünes Regal')]);
      const found = async (asked: Partial<IndexQuery>) =>
        (await own.search(makeQuery(asked))).hits.map(({ record }) => record.id).sort();
      const { facets } = await own.search(makeQuery({ countFacets: ['own-store-place'] }));
      expect(facets['own-store-place']!.values).toEqual([
        { value: 'Blue shelf', count: 2 },
        { value: 'Grünes Regal', count: 1 },
      ]);
      expect(await found({ facets: { 'own-store-place': ['Blue shelf'] } })).toEqual(['one', 'two']);
      expect(await found({ query: parseQuery('own-store-place:regal', ['own-store-place']) })).toEqual(['three']);
      const typed = await own.facetValues({ engines: ['patents'], query: null }, 'own-store-place', 'grun', 9);
      expect(typed.values).toEqual([{ value: 'Grünes Regal', count: 1 }]);
      await own.close();
    });

    test.each([
      ['heart', ['valve', 'pump']],
      ['hearts', ['valve', 'pump']],
      ['HEART valves', ['valve']],
      ['"heart valve"', ['valve']],
      ['"valve heart"', []],
      ['heart NOT valve', ['pump']],
      ['heart -valve', ['pump']],
      ['NOT heart', ['US-2020-123']],
      ['stent OR sleep', ['valve', 'US-2020-123']],
      ['(stent OR pump) AND heart', ['valve', 'pump']],
      ['cath*', ['valve']],
      ['universi*', ['US-2020-123']],
      ['replacem* hea*', ['valve']],
      ['zzzzzz*', []],
      ['heart valve catheter stent', ['valve']],
      ['title:blood heart', ['pump']],
      ['covid-19', ['pump']],
      ['naive cafe', ['US-2020-123']],
      ['university', ['US-2020-123']],
      ['title:heart', ['valve']],
      ['organisation:heart', ['pump']],
      ['organisation:acme', ['valve']],
      ['person:curie', ['valve', 'US-2020-123']],
      ['place:"sao paulo"', ['valve']],
      ['curie', ['valve', 'US-2020-123']],
      ['id:us-2020-123', ['US-2020-123']],
      ['US-2020-123', ['US-2020-123']],
      ['status:open', ['valve', 'pump', 'US-2020-123']],
      ['status:"not yet"', ['valve']],
      ['area:a61*', ['valve', 'pump']],
      ['area:a61', []],
      ['date:2020..2021', ['valve', 'pump']],
      ['year:2019', ['US-2020-123']],
      ['amount:>=100', ['valve', 'US-2020-123']],
      ['amount:>100', ['US-2020-123']],
      ['heart year:2021', ['pump']],
      ['zzz', []],
      ['🎉', []],
      ['"🎉" heart', ['valve', 'pump']],
    ])('[SRCH-01] %s', async (text, expected) => {
      expect((await ids(text)).sort()).toEqual([...expected].sort());
    });

    test.each([
      ['電解質', ['paper']],
      ['リチウム', ['paper']],
      ['電池 電解質', ['paper']],
      ['質解', []],
      ['锂离子', ['chinese']],
      ['CO2', ['signs']],
      ['H₂O₂', ['signs']],
      ['"H2O2"', ['signs']],
      ['TNF-alpha', ['signs']],
      ['tnf-α', ['signs']],
      ['title:β-catenin', ['signs']],
      ['ELECTROLYTE', ['signs']],
      ['elect\u00ADrolyte', ['signs']],
      ['Lodz', ['places']],
      ['łódź', ['places']],
      ['Sons', ['places']],
      ['strasse', ['places']],
      ['STRASSE', ['places']],
      ['C++', ['cpp']],
      ['"C#"', ['cpp']],
      ['C', ['plain']],
      ['5 um', ['signs']],
    ])('[SRCH-01] %s is found however it is written', async (text, expected) => {
      expect(
        (await written.search(makeQuery({ query: parseQuery(text) }))).hits.map(({ record }) => record.id),
      ).toEqual(expected);
    });

    test('[SRCH-01] what matched is marked where it stands in the record as it is written', async () => {
      const marked = async (text: string) => {
        const [hit] = (await written.search(makeQuery({ query: parseQuery(text) }))).hits;
        return hit!.highlights.title.map(([from, to]) => hit!.record.title.slice(from, to));
      };
      expect(await marked('電解質')).toEqual(['電解質']);
      expect(await marked('CO2 catenin')).toEqual(['CO₂', 'catenin']);
      expect(await marked('electrolyte beta')).toEqual(['β', 'electro\u00ADlyte']);
      expect(await marked('strasse')).toEqual(['Straße']);
    });

    test('[SRCH-01] a pasted description finds records that share its words, most first', async () => {
      const text =
        'We propose a percutaneous catheter for patients in whom the aortic root, a stent and a heart valve meet';
      expect(await ids(text)).toEqual(['valve', 'pump']);
    });

    test('[SRCH-04] the better match comes first, with the higher score', async () => {
      const { hits } = await search('heart valve OR pump');
      expect(hits.map(({ score }) => score)).toEqual(hits.map(({ score }) => score).sort((a, b) => b - a));
      expect(await ids('heart')).toEqual(['valve', 'pump']);
    });

    test('without words to rank by, the newest comes first', async () => {
      expect(await ids('')).toEqual(['pump', 'valve', 'US-2020-123']);
      expect(await ids('status:open')).toEqual(['pump', 'valve', 'US-2020-123']);
    });

    test('[SRCH-04] pages cut one order and never repeat', async () => {
      const pages = await Promise.all([0, 1, 2, 3].map((offset) => search('', { sort: 'amount', offset, limit: 1 })));
      expect(pages.map(({ hits }) => hits[0]?.record.id)).toEqual(['US-2020-123', 'valve', 'pump', undefined]);
      expect(pages.map(({ total }) => total)).toEqual([3, 3, 3, 3]);
    });

    test.each(['relevance', 'date', 'amount'] as const)(
      '[SRCH-17] the references of a search by %s are its records in its order, cut at the limit',
      async (sort) => {
        for (const text of ['', 'heart', 'heart OR sleep', 'zzzzzz'])
          for (const direction of ['asc', 'desc'] as const) {
            const query = makeQuery({ query: parseQuery(text, ['status', 'area']), sort, direction });
            const { hits, total } = await index.search(query);
            const refs = hits.map(({ record: { engine, id } }) => ({ engine, id }));
            expect(await index.searchRefs(query)).toEqual({ refs, total, isTotalCapped: false, isRelaxed: false });
            expect(await index.searchRefs({ ...query, limit: 2 })).toMatchObject({ refs: refs.slice(0, 2), total });
            expect(await index.searchRefs({ ...query, limit: 0 })).toMatchObject({ refs: [], total });
          }
        await expect(index.searchRefs(makeQuery(), AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
      },
    );

    test('highlights mark the words as they stand in title and snippet', async () => {
      const [hit] = (await search('valves OR "carries a stent" OR perc*')).hits;
      const marked = ({ text, spans }: { text: string; spans: [number, number][] }) =>
        spans.map(([start, end]) => text.slice(start, end));
      expect(marked({ text: hit!.record.title, spans: hit!.highlights.title })).toEqual(['valve']);
      expect(marked({ text: hit!.snippet, spans: hit!.highlights.snippet })).toEqual([
        'Percutaneous',
        'valve',
        'carries a stent',
      ]);
    });

    test('highlights count in UTF-16 units and leave out negated and field-bound words', async () => {
      const [hit] = (await search('sleep title:cafe -heart person:marie')).hits;
      expect(hit!.highlights.title.map(([start, end]) => hit!.record.title.slice(start, end))).toEqual(['café']);
      expect(hit!.highlights.snippet.map(([start, end]) => hit!.snippet.slice(start, end))).toEqual(['sleep']);
    });

    test('[SRCH-05] a facet lists its largest values and says when there are more', async () => {
      const { facets } = await search('', { countFacets: ['area', 'none'], facetLimit: 1 });
      expect(facets).toEqual({
        area: { values: [{ value: 'A61F', count: 2 }], isCapped: true },
        none: { values: [], isCapped: false },
      });
    });

    test('[SRCH-05] facet values are found by any part, without case and diacritics, under the other filters', async () => {
      const find = (contains: string, facets = {}) => index.facetValues(makeQuery({ facets }), 'status', contains, 2);
      expect(await find('open')).toEqual({
        values: [
          { value: 'Not yet open', count: 1 },
          { value: 'Open', count: 1 },
        ],
        isCapped: true,
      });
      expect(await find('ÖPE', { area: ['A61M'], status: ['Not yet open'] })).toEqual({
        values: [{ value: 'Open', count: 1 }],
        isCapped: false,
      });
    });

    test('every engine asked for has statistics, empty ones too', async () => {
      const stats = await index.stats();
      expect(stats.find(({ engine }) => engine === 'drugs')).toEqual({
        engine: 'drugs',
        count: 0,
        sampleCount: 0,
        isSampleAside: true,
        newest: null,
      });
      expect(stats.find(({ engine }) => engine === 'awards')).toMatchObject({ count: 1, newest: '2019-07' });
    });

    test('a cancelled search rejects with AbortError, the index goes on', async () => {
      const before = AbortSignal.abort();
      await expect(index.search(makeQuery(), before)).rejects.toMatchObject({ name: 'AbortError' });
      const controllers = Array.from({ length: 20 }, () => new AbortController());
      const searches = controllers.map(({ signal }) => index.search(makeQuery(), signal));
      for (const controller of controllers) controller.abort();
      const outcomes = await Promise.allSettled(searches);
      expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.name)).toEqual(
        controllers.map(() => 'AbortError'),
      );
      expect((await search('heart')).total).toBe(2);
    });

    test('[SRCH-01] hostile trees are answered', async () => {
      const words = Array.from({ length: 200 }, (_, i) => ({ type: 'word' as const, word: `w${i}" OR *` }));
      expect((await index.search(makeQuery({ query: { type: 'or', nodes: words } }))).total).toBe(0);
      for (const text of ['a" NEAR(b', '\0', '\ud800', 'x'.repeat(5000), '"', "'; drop table fts; --", 'ﬁﬂ']) {
        expect((await index.search(makeQuery({ query: { type: 'word', word: text } }))).total).toBe(0);
      }
    });
  });
}
