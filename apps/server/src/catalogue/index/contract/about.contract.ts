import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CatalogueRecord } from '../../record.ts';
import type { About } from '../../relevance/about.ts';
import { FEATURE_COUNT, FEATURE_PLACE } from '../../relevance/features.ts';
import { judge } from '../../relevance/judge.ts';
import type { CatalogueIndex } from '../index.port.ts';
import { ON_TOPIC, OTHERS, RECORDS, SAID, subject, term, withCommon } from './about-records.ts';
import { makeQuery, makeRecord } from './records.ts';

/** Selections about a subject, and how records are judged against one. */
export function aboutContract(open: () => Promise<CatalogueIndex>): void {
  async function opened(records: CatalogueRecord[] = RECORDS): Promise<CatalogueIndex> {
    const index = await open();
    await index.upsert(records);
    return index;
  }
  const found = async (index: CatalogueIndex, about: About, engines = ['patents'] as CatalogueRecord['engine'][]) =>
    (await index.search(makeQuery({ engines, about: { subject: about, atLeast: 'related' } }))).hits;
  const ids = async (...of: Parameters<typeof found>) => (await found(...of)).map(({ record }) => record.id);

  test('[REL-02] a selection about a subject has what is about it, surest first, and says why', async () => {
    const index = await opened();
    const hits = await found(index, subject());
    expect(hits.map(({ record }) => record.id).toSorted()).toEqual(ON_TOPIC.map(({ id }) => id));
    for (const { judgement, score } of hits) {
      expect(judgement).toMatchObject({
        has: expect.arrayContaining(['garnet', 'lithium']),
        lacks: [],
        isJoined: false,
      });
      expect(score).toBeCloseTo(judgement!.onTopic + judgement!.related, 5);
    }
    const plain = await index.search(makeQuery());
    expect(plain.hits.every(({ judgement }) => judgement === null)).toBe(true);
  });

  test('[REL-02] [REL-03] what no record is about finds nothing, nor does a single word or a name', async () => {
    const index = await opened();
    const accordions = ['accordion', 'reeds', 'bellows', 'luthier'].map((label) => term(label));
    expect(await ids(index, subject({ terms: accordions, phrases: ['accordion reeds'] }))).toEqual([]);
    const wheat = [...accordions, term('wheat')];
    expect(await ids(index, subject({ terms: wheat, phrases: ['accordion reeds'] }))).toEqual([]);
    expect(await ids(index, subject(), ['companies'])).not.toContain('lithium-garnet-bank');
  });

  test('[REL-02] how near vectors lie is judged alike for a model that holds all texts for near', async () => {
    /** The same vectors with a part that all have in common, as the vectors of many sentence encoders do. */
    async function nearness(common: number) {
      const index = await opened();
      const model = { id: `encoder-${common}`, dimension: 65, documents: 0, data: null };
      await index.vectors.addModel(model);
      for (let from: number | null = 0; from !== null; ) {
        const page = await index.vectors.pending(model.id, from);
        const vectors = page.texts.map(({ key, title }) => ({ key, vector: withCommon(title, common) }));
        await index.vectors.put(model.id, vectors);
        from = page.next;
      }
      await index.vectors.serve(model.id);
      const vector = { model: model.id, values: withCommon('Garnet separator', common) };
      const { refs, features } = await index.relevanceCandidates(subject({ vector }));
      return refs.flatMap(({ id }, at) =>
        (['cosine', 'cosineFound'] as const).map((name) => ({
          of: `${id}: ${name}`,
          value: features[at * FEATURE_COUNT + FEATURE_PLACE[name]]!,
        })),
      );
    }
    const plain = await nearness(0);
    const common = new Map((await nearness(1.5)).map(({ of, value }) => [of, value]));
    expect(plain.filter(({ value }) => value > 0.5).length).toBeGreaterThanOrEqual(2 * ON_TOPIC.length);
    // Which of the others are compared at all is by chance; kept in a byte a number, vectors are a little off.
    for (const { of, value } of plain)
      if (common.has(of)) expect(Math.abs(common.get(of)! - value), of).toBeLessThan(0.1);
  });

  test('[REL-02] a company of which its own record says nothing is judged by the records that name it', async () => {
    const index = await opened();
    const [hit] = await found(index, subject(), ['companies']);
    expect(hit?.record.id).toBe('garnet-works');
    expect(hit?.judgement?.isJoined).toBe(true);
  });

  test('[REL-02] one record on topic among its others makes nobody be about a subject', async () => {
    const university = { name: 'Upland University', role: 'Assignee', ids: { cik: '815' } };
    const index = await opened([
      ...RECORDS,
      makeRecord('upland', {
        engine: 'companies',
        title: 'Upland University',
        organisations: [{ ...university, role: 'Company' }],
      }),
      makeRecord('upland-topic', { ...ON_TOPIC[0]!, id: 'upland-topic', organisations: [university] }),
      ...[1, 2, 3].map((i) => makeRecord(`upland-${i}`, { title: `Orchard survey ${i}`, organisations: [university] })),
    ]);
    const hits = await found(index, subject(), ['companies']);
    const gradeOf = (id: string) => hits.find(({ record }) => record.id === id)?.judgement?.grade;
    expect(gradeOf('upland')).toBe('related');
    expect(gradeOf('garnet-works')).toBe('on topic');
  });

  test('[REL-01] [REL-04] required and unwanted words, accepted and refused records have the last word', async () => {
    const index = await opened();
    const all = await ids(index, subject());
    const required = term('dense', { isRequired: true });
    expect(await ids(index, subject({ terms: [...subject().terms, required] }))).toHaveLength(all.length);
    const missing = term('liquid', { isRequired: true });
    expect(await ids(index, subject({ terms: [...subject().terms, missing] }))).toEqual([]);
    expect(await ids(index, subject({ unwanted: ['dense ceramic'] }))).toEqual([]);
    const refused = [{ engine: 'patents' as const, id: 'topic-a' }];
    expect((await ids(index, subject({ refused }))).toSorted()).toEqual(
      all.filter((id) => id !== 'topic-a').toSorted(),
    );
    const accepted = [{ engine: 'patents' as const, id: 'other-3' }];
    expect(await ids(index, subject({ accepted }))).toContain('other-3');
  });

  test('[REL-02] other names of a word count as the word', async () => {
    const index = await opened();
    const renamed = [
      term('nappe', { variants: ['nappe', 'garnet'] }),
      term('diaphragm', { variants: ['diaphragm', 'separator'] }),
      term('lithium'),
      term('cells'),
    ];
    const hits = await found(index, subject({ terms: renamed, phrases: ['lithium cells'] }));
    expect(hits).toHaveLength(ON_TOPIC.length);
    expect(hits[0]?.judgement?.has).toContain('nappe');
  });

  test('[REL-06] search, references, facets and counts are over the same records, under filters and words, too', async () => {
    const index = await opened();
    const about = { subject: subject(), atLeast: 'related' as const };
    const narrowed = { about, query: { type: 'word' as const, word: 'ceramic' }, ranges: { date: { min: '2021' } } };
    for (const selection of [{ about }, narrowed]) {
      const asked = makeQuery({ engines: ['patents'], ...selection, countFacets: ['area'] });
      const { hits, total, facets } = await index.search(asked);
      const [row] = await index.aggregate({ ...asked, by: { type: 'all' } });
      const { refs } = await index.searchRefs(asked);
      expect(total).toBe(ON_TOPIC.length);
      expect(row?.count).toBe(total);
      expect(refs.map(({ id }) => id)).toEqual(hits.map(({ record }) => record.id));
      expect(facets['area']?.values).toEqual([{ value: 'H01', count: total }]);
    }
    const other = { about, query: { type: 'word' as const, word: 'barley' } };
    expect((await index.search(makeQuery({ engines: ['patents'], ...other }))).total).toBe(0);
  });

  test('[REL-02] the same records give the same judgement, in whatever order they came', async () => {
    const indexes = [await opened(), await opened(RECORDS.toReversed())];
    const [one, other] = await Promise.all(
      indexes.map(async (index) => {
        const refs = RECORDS.map(({ engine, id }) => ({ engine, id }));
        return index.judge(subject({ key: 'order' }), refs);
      }),
    );
    expect(one).toEqual(other);
  });

  test('[REL-02] what teaches by its own words alone teaches nothing: copies of one text are one witness', async () => {
    const index = await opened();
    const copies = Array.from({ length: 9 }, (_, i) => ({ ...ON_TOPIC[0]!, id: `copy-${i}` }));
    for (const { engine, id } of ON_TOPIC) await index.delete([{ engine, id }]);
    await index.upsert(copies);
    expect((await index.measure(subject())).learnt).toEqual([]);
  });

  test('[REL-02] a short title asks for the thing that it names: a purchase that shares other words is not on topic', async () => {
    const index = await opened();
    const purchase = makeRecord('purchase', {
      engine: 'usa-spending',
      title: 'SOFT WORK GLOVES, DISPOSABLE',
      text: 'SOFT WORK GLOVES, DISPOSABLE, LATEX FREE',
    });
    const exoskeleton = makeRecord('exoskeleton', {
      title: 'Soft exoskeleton glove for the hand',
      text: 'A soft exoskeleton glove whose actuators close the hand of people after a stroke.',
    });
    await index.upsert([
      purchase,
      exoskeleton,
      ...Array.from({ length: 5 }, (_, i) => ({ ...purchase, id: `again-${i}` })),
    ]);
    const about = subject({
      terms: [
        term('exoskeleton', { isHead: false }),
        term('glove', { isHead: true }),
        term('soft'),
        term('actuators'),
        term('stroke', { isCore: false }),
      ],
      phrases: ['exoskeleton glove', 'soft actuators'],
    });
    const judged = await index.judge(about, [purchase, exoskeleton]);
    expect(judged.map(({ grade }) => grade === 'on topic')).toEqual([false, true]);
  });

  test('[REL-02] a small catalogue of one field finds what it holds, though every word of it is common there', async () => {
    const topics = ['web pages', 'compilers', 'phones', 'spreadsheets', 'engines', 'banks', 'games', 'cameras'];
    const about = subject({
      terms: [term('automated'), term('software'), term('testing', { isHead: true })],
      phrases: ['automated software', 'software testing'],
    });
    const papers = Array.from({ length: 120 }, (_, i) => {
      const automated = i % 2 === 0 ? 'automated ' : '';
      const of = topics[i % topics.length]!;
      return makeRecord(`paper-${i}`, {
        engine: 'publications',
        title: `Towards ${automated}software testing of ${of}, part ${i}`,
        text: `We study ${automated}software testing of ${of} with ${7 * i} programs and say which faults were found.`,
      });
    });
    const index = await opened(papers);
    const grades = (await index.judge(about, papers)).map(({ grade }) => grade === 'on topic');
    expect(grades.filter((isOnTopic, i) => isOnTopic && i % 2 === 0)).toHaveLength(60);
  });

  test('[REL-02] a changed catalogue is judged anew; unknown records are about nothing', async () => {
    const index = await opened();
    const about = subject();
    expect(await ids(index, about)).toHaveLength(4);
    await index.upsert([{ ...ON_TOPIC[0]!, id: 'topic-e' }]);
    expect(await ids(index, about)).toContain('topic-e');
    const [unknown] = await index.judge(about, [{ engine: 'patents', id: 'none' }]);
    expect(unknown).toMatchObject({ grade: null, onTopic: 0, related: 0 });
  });

  test('[REL-01] what is measured of a subject: how many records have each word, and its part of the whole', async () => {
    const index = await opened();
    const { terms, learnt } = await index.measure(subject());
    expect(terms.map(({ label, count }) => [label, count])).toEqual([
      // Twice a name and not a text, yet records that have it.
      ['garnet', 6],
      ['separator', 5],
      ['lithium', 5],
      ['cells', 4],
    ]);
    expect(terms.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 5);
    expect(learnt).toEqual(expect.arrayContaining(['dendrites']));
    const { refs, features } = await index.relevanceCandidates(subject());
    expect(features).toHaveLength(refs.length * FEATURE_COUNT);
  });

  test('[REL-02] a placebo is about nothing, whatever its trial is about', async () => {
    const arm = (id: string, title: string) =>
      makeRecord(id, { engine: 'interventions', title, text: `${Object.values(SAID).join(' ')} Given daily.` });
    const index = await opened([
      ...RECORDS,
      arm('p', 'Placebo capsule'),
      arm('g', 'Placebo garnet'),
      arm('c', 'Cells'),
    ]);
    expect((await ids(index, subject(), ['interventions'])).toSorted()).toEqual(['c', 'g']);
    const placebos = subject({ terms: [...subject().terms, term('placebo')] });
    expect(await ids(index, placebos, ['interventions'])).toContain('p');
  });

  test('[REL-02] what is only part of a trial on the subject, by its own name, is related and not on topic', async () => {
    const arm = (id: string, title: string) =>
      makeRecord(id, { engine: 'interventions', title, text: `${Object.values(SAID).join(' ')} Given daily.` });
    const index = await opened([...RECORDS, arm('f', 'Follow-up by phone'), arm('g', 'Garnet separator')]);
    expect((await ids(index, subject(), ['interventions'])).toSorted()).toEqual(['f', 'g']);
    const gradesOf = async (about: About) =>
      Object.fromEntries(
        (await found(index, about, ['interventions'])).map(({ record, judgement }) => [record.id, judgement?.grade]),
      );
    expect(await gradesOf(subject())).toEqual({ f: 'related', g: 'on topic' });
    expect(await gradesOf(subject({ whatTitlesName: [] }))).toEqual({ f: 'on topic', g: 'on topic' });
  });

  test('[REL-02] a record that says what illness it is for is about the subject only if it is its own', async () => {
    const trial = (id: string, illness: string) =>
      makeRecord(id, {
        engine: 'clinical-trials',
        title: 'Garnet separator',
        text: `${Object.values(SAID).join(' ')} ${illness}`,
      });
    const index = await opened([...RECORDS, trial('own', 'For measles.'), trial('other', 'For mumps.')]);
    const gradesOf = async (more: Partial<About>) => {
      const terms = [...subject().terms, term('measles', { isCore: false, emphasis: 0.1, isCondition: true })];
      const hits = await found(index, subject({ terms, ...more }), ['clinical-trials']);
      return Object.fromEntries(hits.map(({ record, judgement }) => [record.id, judgement?.grade]));
    };
    expect(await gradesOf({ forConditions: ['clinical-trials'] })).toEqual({ own: 'on topic', other: 'related' });
    expect(await gradesOf({ forConditions: [] })).toEqual({ own: 'on topic', other: 'on topic' });
  });

  test('[REL-02] every candidate is judged by all that is known of it, also what has one word alone or is told by others', async () => {
    const said = [
      'garnet',
      'separator',
      'lithium',
      'cells',
      'dendrites',
      'ceramic',
      'leaks',
      'anodes',
      'sodium',
      'polymer',
    ];
    const some = fc.subarray(said, { minLength: 1, maxLength: 5 });
    const mixed = fc.sample(fc.tuple(some, some), { numRuns: 60, seed: 7 });
    const index = await opened([
      ...RECORDS,
      ...mixed.map(([title, text], i) =>
        makeRecord(`mixed-${i}`, {
          title: `Notes on ${title.join(' ')}`,
          text: `${OTHERS[i]!.text} ${text.join(' or ')}.`,
        }),
      ),
    ]);
    const isOfOneWord = (features: Float32Array, at: number) =>
      features[at * FEATURE_COUNT + FEATURE_PLACE.distinct] === 1 / 4;
    let [ofOneWord, graded] = [0, 0];
    await fc.assert(
      fc.asyncProperty(some, some, async (labels, pair) => {
        const about = subject({ terms: labels.map((label) => term(label)), phrases: [pair.slice(0, 2).join(' ')] });
        const { refs, features } = await index.relevanceCandidates(about);
        const judged = await index.judge(about, refs);
        for (const [at, { isJoined, grade, onTopic, related }] of judged.entries()) {
          if (isOfOneWord(features, at)) ofOneWord++;
          if (grade !== null) graded++;
          if (!isJoined) expect({ onTopic, related }).toEqual(judge(features, at, false));
        }
      }),
      { numRuns: 30 },
    );
    expect([ofOneWord, graded].every((count) => count > 0)).toBe(true);
  });

  test('[REL-02] any words can be a subject', async () => {
    const index = await opened();
    const words = fc.array(fc.oneof(fc.constantFrom('garnet', 'lithium', 'wheat', '"', '*', '—'), fc.string()), {
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(words, words, async (labels, phrases) => {
        const about = subject({ terms: labels.map((label) => term(label)), phrases, unwanted: phrases.slice(0, 1) });
        for (const { judgement } of await found(index, about)) expect(judgement?.related).toBeGreaterThan(0);
      }),
      { numRuns: 40 },
    );
  });
}
