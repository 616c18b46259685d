import { expect, test } from 'vitest';
import type { CatalogueRecord } from '../../record.ts';
import { hashRecord } from '../../record-hash.ts';
import type { About } from '../../relevance/about.ts';
import type { CatalogueIndex } from '../index.port.ts';
import { ON_TOPIC, OTHERS, RECORDS, subject } from './about-records.ts';
import { makeQuery, makeRecord } from './records.ts';

/** What models say of records, a sentence encoder and a language model, beside what their words say. */
export function aboutModelsContract(open: () => Promise<CatalogueIndex>): void {
  async function opened(records: CatalogueRecord[]): Promise<CatalogueIndex> {
    const index = await open();
    await index.upsert(records);
    return index;
  }

  /** Of the field; whether they are on topic the program alone is unsure of. */
  const UNSURE = ['x', 'y', 'z'].map((id) =>
    makeRecord(`unsure-${id}`, {
      title: `Notes ${id}`,
      text: `A cell holds a separator. ${OTHERS[0]!.text.repeat(3)}`,
      organisations: [{ name: 'Goat Ceramics', role: 'Assignee', ids: { cik: '4712' } }],
    }),
  );
  const UNSURE_IDS = UNSURE.map(({ id }) => id);
  const BREEDER = makeRecord('goat-ceramics', {
    engine: 'companies',
    title: 'Goat Ceramics',
    organisations: [{ name: 'Goat Ceramics', role: 'Company', ids: { cik: '4712' } }],
  });
  const onTopicOf = async (index: CatalogueIndex, about: About, engine: CatalogueRecord['engine'] = 'patents') => {
    const selection = { engines: [engine], about: { subject: about, atLeast: 'on topic' as const } };
    return (await index.search(makeQuery(selection))).hits.map(({ record }) => record.id).toSorted();
  };

  test('[REL-07] a language model’s grades count where the program is unsure, and for the record as it was', async () => {
    const index = await opened([...RECORDS, ...UNSURE, BREEDER]);
    const unsure = await index.unsure(subject(), 100);
    expect(unsure.map(({ ref }) => ref.id).toSorted()).toEqual(UNSURE_IDS);
    expect(await index.unsure(subject(), 2)).toEqual(unsure.slice(0, 2));
    const of = (grade: 'on topic' | 'related' | 'not', hash?: string) =>
      unsure.map((each) => ({ ...each.ref, hash: hash ?? each.hash, grade }));
    const sureIds = ON_TOPIC.map(({ id }) => id);
    const onTopic = (screened: About['screened']) => onTopicOf(index, subject({ screened }));
    expect(await onTopic([])).toEqual(sureIds);
    expect(await onTopic(of('on topic'))).toEqual([...sureIds, ...UNSURE_IDS]);
    for (const grade of ['related', 'not'] as const) expect(await onTopic(of(grade))).toEqual(sureIds);
    expect(await onTopic(of('on topic', 'as it was before'))).toEqual(sureIds);
    const sure = { engine: 'patents' as const, id: 'topic-a' };
    const [known] = await index.get([sure]);
    expect(await onTopic([{ ...sure, hash: hashRecord(known!), grade: 'not' }])).toEqual(sureIds);
    const [judged] = await index.judge(subject({ screened: of('not') }), [unsure[0]!.ref]);
    expect(judged!.screened).toBe('not');
    expect(judged!.onTopic).toBeLessThan(unsure[0]!.onTopic);
    // The same records are unsure whatever was said of them, and those that a person refused are not asked about.
    expect(await index.unsure(subject({ screened: of('not') }), 100)).toEqual(unsure);
    const refused = [unsure[0]!.ref];
    expect(await index.unsure(subject({ refused }), 100)).toEqual(unsure.slice(1));
    expect(await onTopicOf(index, subject({ refused, screened: of('on topic') }))).not.toContain(unsure[0]!.ref.id);
  });

  test('[REL-07] what only a language model takes to be on topic lifts nobody whom it names', async () => {
    const index = await opened([...RECORDS, ...UNSURE, BREEDER]);
    const unsure = await index.unsure(subject(), 100);
    const screened = unsure.map(({ ref, hash }) => ({ ...ref, hash, grade: 'on topic' as const }));
    expect(await onTopicOf(index, subject({ screened }))).toContain(UNSURE_IDS[0]);
    const companies = {
      engines: ['companies' as const],
      about: { subject: subject({ screened }), atLeast: 'related' as const },
    };
    const { hits } = await index.search(makeQuery(companies));
    expect(hits.map(({ record }) => record.id)).toEqual(['garnet-works']);
  });

  test('[REL-02] the likeliest by words are told in their order, to be compared; none that a person refused', async () => {
    const index = await opened([...RECORDS, ...UNSURE]);
    const all = await index.likeliest(subject(), 100);
    expect(
      all
        .slice(0, ON_TOPIC.length)
        .map(({ ref }) => ref.id)
        .toSorted(),
    ).toEqual(ON_TOPIC.map(({ id }) => id));
    const [known] = await index.get([all[0]!.ref]);
    expect(all[0]!.hash).toBe(hashRecord(known!));
    expect(await index.likeliest(subject(), 2)).toEqual(all.slice(0, 2));
    expect(await index.likeliest(subject({ refused: [all[0]!.ref] }), 100)).toEqual(all.slice(1));
    // What was found by words is the same, whatever was compared since.
    const compared = all.map(({ ref, hash }) => ({ ...ref, hash, similarity: 0 }));
    expect(await index.likeliest(subject({ compared }), 100)).toEqual(all);
  });

  test('[REL-02] what ranks first for a text has any of its words, whatever the subject’s are; none that a person left out', async () => {
    const index = await opened(RECORDS);
    const barley = { type: 'or' as const, nodes: ['barley', '17'].map((word) => ({ type: 'word' as const, word })) };
    const [first, ...others] = await index.likeliestByText(subject(), barley, 5);
    expect(first!.ref.id).toBe('other-17');
    expect(first!.hash).toBe(hashRecord((await index.get([first!.ref]))[0]!));
    expect(others).toHaveLength(4);
    expect(await index.likeliestByText(subject({ refused: [first!.ref] }), barley, 5)).not.toContainEqual(first);
    expect((await index.likeliest(subject(), 100)).map(({ ref }) => ref.id)).not.toContain('other-17');
  });

  test('[REL-02] how near records lie: those that are asked, and the nearest of all; none that a person left out', async () => {
    const index = await opened(RECORDS);
    const model = { id: 'letters', dimension: 4, documents: 0, data: null };
    await index.vectors.addModel(model);
    // The second page goes without vectors.
    const { texts } = await index.vectors.pending(model.id, 0);
    const vectorOf = (title: string) => Float32Array.of(...[0, 1, 2, 3].map((at) => Number(at === title.length % 4)));
    await index.vectors.put(
      model.id,
      texts.map(({ key, title }) => ({ key, vector: vectorOf(title) })),
    );
    await index.vectors.serve(model.id);
    const vector = { model: model.id, values: Float32Array.of(0.6, 0.8, 0, 0) };
    const all = await index.nearness(subject(), vector, [], RECORDS.length);
    expect(all).toHaveLength(texts.length);
    expect(all.length).toBeLessThan(RECORDS.length);
    expect(all.every(({ similarity }, at) => at === 0 || similarity <= all[at - 1]!.similarity)).toBe(true);
    expect(all[0]!.similarity).toBeCloseTo(0.8, 2);
    const [known] = await index.get([all[0]!]);
    expect(all[0]!.hash).toBe(hashRecord(known!));
    const [first, last] = [all[0]!, all.at(-1)!];
    const found = await index.nearness(subject(), vector, [last, { engine: 'patents', id: 'nobody' }], 3);
    expect(found).toEqual([...all.slice(0, 3), last]);
    expect(await index.nearness(subject({ refused: [first] }), vector, [], 3)).toEqual(all.slice(1, 4));
    // A record has no vector, or another model serves.
    const without = RECORDS.find(({ id }) => !all.some((each) => each.id === id))!;
    expect(await index.nearness(subject(), vector, [without], 0)).toEqual([]);
    expect(await index.nearness(subject(), { ...vector, model: 'other' }, [last], 3)).toEqual([]);
  });

  test('[REL-02] a record without the subject’s words is related where it reads much like it, and never for that alone on topic', async () => {
    const index = await opened(RECORDS);
    const [known] = await index.get([{ engine: 'patents', id: 'other-17' }]);
    const ref = { engine: 'patents' as const, id: 'other-17' };
    const judged = async (similarity: number, more: Partial<About> = {}) => {
      const about = subject({ compared: [{ ...ref, hash: hashRecord(known!), similarity }], ...more });
      const [judgement] = await index.judge(about, [ref]);
      const { hits } = await index.search(
        makeQuery({ engines: ['patents'], about: { subject: about, atLeast: 'related' } }),
      );
      return { ...judgement!, isFound: hits.some(({ record }) => record.id === ref.id) };
    };
    expect(await judged(0.6)).toMatchObject({ grade: 'related', has: [], isAlike: true, isFound: true });
    expect(await judged(0.3)).toMatchObject({ grade: null, isFound: false });
    expect(await judged(0.6, { refused: [ref] })).toMatchObject({ grade: null, isFound: false });
    expect((await judged(0.6, { against: ['barley', 'wheat'] })).related).toBeLessThan((await judged(0.6)).related);
  });

  test('[REL-02] how near a bare name lies says nothing of who bears it; how near what a company says of itself lies, does', async () => {
    const talker = makeRecord('talker', {
      engine: 'companies',
      title: 'Goat Works',
      text: `Goat Works raises goats and sells what they give, milk and cheese, on farmers’ markets in two counties.`,
    });
    const bearer = makeRecord('bearer', { engine: 'companies', title: 'Goat Cells Inc', text: 'GOAT' });
    const index = await opened([...RECORDS, talker, bearer]);
    const compared = [talker, bearer].map((record) => ({
      engine: record.engine,
      id: record.id,
      hash: hashRecord(record),
      similarity: 0.7,
    }));
    const refs = compared.map(({ engine, id }) => ({ engine, id }));
    const grades = async (named: About['named']) =>
      (await index.judge(subject({ compared, named }), refs)).map((judgement) => judgement?.grade ?? null);
    expect(await grades(['companies'])).toEqual(['related', null]);
    expect(await grades([])).toEqual(['related', 'related']);
  });

  test('[REL-02] what a sentence encoder says counts for the record as it was, also where a word is lacking', async () => {
    const index = await opened([...RECORDS, ...UNSURE]);
    const likeliest = await index.likeliest(subject(), 100);
    const compared = (similarity: number, hash?: string) =>
      likeliest.map((each) => ({ ...each.ref, hash: hash ?? each.hash, similarity }));
    const onTopic = (about: Partial<About>) => onTopicOf(index, subject(about));
    const sureIds = ON_TOPIC.map(({ id }) => id);
    expect(await onTopic({ compared: compared(0.7) })).toEqual(expect.arrayContaining([...sureIds, ...UNSURE_IDS]));
    expect(await onTopic({ compared: compared(0) })).toEqual([]);
    expect(await onTopic({ compared: compared(0, 'as it was before') })).toEqual(sureIds);
    // An encoder that doesn't know a medicine's name takes nothing from what the words say of it.
    const engines = [...new Set(likeliest.map(({ ref }) => ref.engine))];
    expect(await onTopic({ compared: compared(0), ofSubstances: engines })).toEqual(sureIds);
    expect(await onTopic({ compared: compared(0.7), ofSubstances: engines })).toEqual(
      await onTopic({ compared: compared(0.7) }),
    );
    const [first] = likeliest;
    const [near, far] = await Promise.all(
      [0.7, 0.2].map(async (similarity) => {
        const [judged] = await index.judge(subject({ compared: compared(similarity) }), [first!.ref]);
        return judged!;
      }),
    );
    expect(near!.onTopic).toBeGreaterThan(far!.onTopic);
    expect(near!.related).toBeGreaterThan(far!.related);
    expect([near!.isAlike, far!.isAlike]).toEqual([true, undefined]);
    // Below the floor it is told as it is counted.
    expect((await index.judge(subject({ compared: compared(-0.5) }), [first!.ref]))[0]).toMatchObject({ grade: null });
    expect(await onTopic({ compared: compared(0.7), refused: [first!.ref] })).not.toContain(first!.ref.id);
  });
}
