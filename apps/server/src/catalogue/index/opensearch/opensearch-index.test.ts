import { ENGINES } from '@groundwork/contract/engines';
import { afterAll, describe, expect, test } from 'vitest';
import { closeOnServices, openOnServices, SERVICES_MISSING } from '../../../../test/search-service.ts';
import { SearchServiceAwayError } from '../../../platform/fetch/search-service-away.ts';
import { parseQuery } from '../../query/parse-query.ts';
import { makeQuery, makeRecord } from '../contract/records.ts';
import { indexContract } from '../index.contract.ts';
import { openSqliteIndex } from '../sqlite/sqlite-index.ts';
import { makeFolder } from '../sqlite/test/open-in-folder.ts';

const words = (text: string) => makeQuery({ query: parseQuery(text) });

describe.skipIf(SERVICES_MISSING)('on OpenSearch and PostgreSQL', () => {
  afterAll(closeOnServices);

  const open = async () => (await openOnServices()).index;
  indexContract('the OpenSearch index', open, { part: 1 / 3 });

  test('[OPS-03] the index is made anew from the records while others search and write, and loses nothing', async () => {
    const { index, client, prefix } = await openOnServices();
    await index.upsert(Array.from({ length: 1_200 }, (_, n) => makeRecord(`${n}`, { text: 'kolo' })));
    expect((await index.search(words('kolo'))).total).toBe(1_200);
    // Once what the new index is filled with has been read, and before it is sent.
    const call = client.call;
    let isWritten = false;
    client.call = async (method, path, options) => {
      if (!isWritten && path.includes('/_bulk') && !path.startsWith(`/${prefix}/`)) {
        isWritten = true;
        await index.upsert([makeRecord('late', { text: 'kolo' }), makeRecord('8', { text: 'moto' })]);
        await index.delete([{ engine: 'patents', id: '7' }]);
      }
      return call(method, path, options);
    };
    let isDone = false;
    const rebuilding = index.rebuild().finally(() => {
      isDone = true;
    });
    const totals: number[] = [];
    while (!isDone) totals.push((await index.search(words('kolo'))).total);
    await rebuilding;
    expect(Math.min(...totals)).toBeGreaterThanOrEqual(1_199);
    expect((await index.search(words('kolo'))).total).toBe(1_199);
    expect((await index.search(words('moto'))).total).toBe(1);
    expect(await index.counts()).toEqual({ records: 1_200, searched: 1_200 });
    expect(Object.keys(await call('GET', `/${prefix}-*`))).toHaveLength(1);
  });

  test('[OPS-03] what the service is told once more, late, changes nothing that is newer, nor brings back what was deleted', async () => {
    const { index, client, prefix } = await openOnServices();
    const call = client.call;
    const told: string[] = [];
    client.call = (method, path, options) => {
      if (path.includes('/_bulk')) told.push(String(options?.body));
      return call(method, path, options);
    };
    const totals = async () => [(await index.search(words('kolo'))).total, (await index.search(words('moto'))).total];
    await index.upsert([makeRecord('1', { text: 'kolo' })]);
    expect(await totals()).toEqual([1, 0]);
    const late = () => call('POST', `/${prefix}/_bulk?refresh=true`, { body: told[0]! });
    await index.upsert([makeRecord('1', { text: 'moto' })]);
    expect(await totals()).toEqual([0, 1]);
    await late();
    expect(await totals()).toEqual([0, 1]);
    await index.delete([{ engine: 'patents', id: '1' }]);
    expect(await totals()).toEqual([0, 0]);
    await late();
    expect(await totals()).toEqual([0, 0]);
  });

  test('[OPS-03] keys that an earlier version wrote are written anew with the index; where they cannot be, that is said', async () => {
    const { index, database } = await openOnServices();
    const { pool } = database;
    await index.upsert([makeRecord('nih', { data: { awardNumber: '5R01HD041003-03' } })]);
    const keys = async () => (await pool.query('SELECT key FROM catalogue_identity ORDER BY key')).rows;
    const before = await keys();
    await pool.query(`UPDATE catalogue_identity SET key = 'x:old' WHERE key = 'x:r01hd041003'`);
    await index.rebuild();
    expect(await keys()).toEqual(before);
    await pool.query('ALTER TABLE catalogue_identity RENAME TO catalogue_identity_aside');
    await expect(index.rebuild()).rejects.toThrow(/catalogue_identity/);
    await pool.query('ALTER TABLE catalogue_identity_aside RENAME TO catalogue_identity');
    expect(await index.counts()).toEqual({ records: 1, searched: 1 });
  });

  test('[OPS-03] matches are counted off up to a limit; facets of more are reckoned from a part of them, and say so', async () => {
    const COUNT = 4_000;
    const { index } = await openOnServices({ countedMax: 1_000 });
    const records = Array.from({ length: COUNT }, (_, n) =>
      makeRecord(`${n}`, {
        text: n % 8 === 0 ? 'kolo moto' : 'kolo',
        facets: { type: [n % 4 === 0 ? 'grant' : 'application'], status: [n < COUNT / 2 ? 'early' : 'late'] },
      }),
    );
    await index.upsert(records);
    const countFacets = ['type', 'status'];
    const many = await index.search({ ...words('kolo'), countFacets });
    expect(many).toMatchObject({ total: 1_000, isTotalCapped: true });
    const told = (field: string) =>
      Object.fromEntries(many.facets[field]!.values.map(({ value, count }) => [value, count]));
    expect(many.facets['type']!.isRough).toBe(true);
    for (const [value, count] of Object.entries({ application: 3_000, grant: 1_000 }))
      expect(Math.abs(told('type')[value]! - count)).toBeLessThan(count / 5);
    for (const value of ['early', 'late']) expect(Math.abs(told('status')[value]! - COUNT / 2)).toBeLessThan(200);
    // What is not too much is exact, also beside so many others.
    const few = await index.search({ ...words('moto'), countFacets });
    expect(few).toMatchObject({ total: 500, isTotalCapped: false });
    expect(few.facets['type']).toEqual({ values: [{ value: 'grant', count: 500 }], isCapped: false });
    expect((await index.searchRefs(words('kolo'))).isTotalCapped).toBe(true);
    // Words of a question in other words: more of them match than are counted off, and no part is told.
    const some = await index.search({ ...words('moto nothing'), relaxTo: parseQuery('kolo OR nothing') });
    expect(some).toMatchObject({ total: 1_000, isTotalCapped: true, withWords: null });
  });

  test('[OPS-03] vectors go on into a field that another version laid out, which it stays', async () => {
    const { index, client, prefix } = await openOnServices();
    await index.upsert([makeRecord('1'), makeRecord('2')]);
    const model = { id: 'm', dimension: 4, documents: 0, data: null };
    await index.vectors.addModel(model);
    const method = { name: 'hnsw', engine: 'lucene', space_type: 'cosinesimil', parameters: { ef_construction: 20 } };
    const properties = { vector_1: { type: 'knn_vector', dimension: model.dimension, method } };
    await client.call('PUT', `/${prefix}/_mapping`, { body: { properties } });
    const { texts } = await index.vectors.pending('m', 0);
    const near = Float32Array.of(1, 0, 0, 0);
    await index.vectors.put('m', [
      { key: texts[0]!.key, vector: near },
      { key: texts[1]!.key, vector: Float32Array.of(0, 1, 0, 0) },
    ]);
    await index.vectors.serve('m');
    const found = await index.vectors.neighbors({
      model: 'm',
      vectors: [near],
      engines: ['patents'],
      perEngine: 0,
      overall: 1,
      also: [],
    });
    expect(found.records.map(({ ref }) => ref.id)).toEqual(['1']);
  });

  test('[OPS-03] what one process writes every other finds at once, and none of them makes a second index', async () => {
    const { index, client, prefix, openAnother } = await openOnServices();
    const others = await Promise.all([openAnother(), openAnother()]);
    for (const [n, writer] of [index, ...others].entries()) {
      await writer.upsert([makeRecord(`${n}`, { text: 'kolo' })]);
      const totals = await Promise.all([index, ...others].map((each) => each.search(words('kolo'))));
      expect(totals.map(({ total }) => total)).toEqual([n + 1, n + 1, n + 1]);
    }
    await others[0]!.rebuild();
    expect((await others[1]!.search(words('kolo'))).total).toBe(3);
    expect(Object.keys(await client.call('GET', `/${prefix}-*`))).toHaveLength(1);
  });

  test('[OPS-03] an index that is gone is made anew from the records, and asked for meanwhile says so', async () => {
    const { index, client, prefix } = await openOnServices();
    await index.upsert([makeRecord('1', { text: 'kolo' })]);
    expect((await index.search(words('kolo'))).total).toBe(1);
    await client.call('DELETE', `/${prefix}-*`);
    await expect(index.search(words('kolo'))).rejects.toMatchObject({ name: 'SearchServiceAwayError' });
    await expect
      .poll(() =>
        index.search(words('kolo')).then(
          ({ total }) => total,
          () => 'away',
        ),
      )
      .toBe(1);
  });

  test('[OPS-03] what is stored while the service is away is found when it is back; until then searches say that it is away', async () => {
    const { index, client } = await openOnServices();
    const call = client.call;
    client.call = () => Promise.reject(new SearchServiceAwayError('away'));
    await index.upsert([makeRecord('1', { text: 'kolo' })]);
    expect((await index.get([{ engine: 'patents', id: '1' }]))[0]).toMatchObject({ id: '1' });
    await expect(index.search(words('kolo'))).rejects.toMatchObject({ name: 'SearchServiceAwayError' });
    await expect(index.ping()).rejects.toMatchObject({ name: 'SearchServiceAwayError' });
    client.call = call;
    expect((await index.search(words('kolo'))).total).toBe(1);
  });

  test('[OPS-12] [DATA-23] an embedded catalogue is taken over: records, own collections, places of changes, checkpoints and vectors', async () => {
    const file = `${makeFolder()}/catalogue.db`;
    const embedded = await openSqliteIndex({ file, engines: ENGINES.map((id) => ({ id })), readers: 1 });
    const own = makeRecord('own', { text: 'kolo', collection: 'a' });
    await embedded.upsert([makeRecord('1', { amount: 5, text: 'kolo' }), makeRecord('2'), own], { key: 'k', value: 7 });
    const place = await embedded.lastChange();
    await embedded.upsert([makeRecord('1', { amount: 6, text: 'kolo' })]);
    await embedded.vectors.addModel({ id: 'four', dimension: 4, documents: 1, data: Uint8Array.of(1, 2) });
    const { texts } = await embedded.vectors.pending('four', 0);
    await embedded.vectors.put(
      'four',
      texts.map(({ key }) => ({ key, vector: Float32Array.of(1, 0, 0, 0) })),
    );
    await embedded.vectors.serve('four');
    const changes = await embedded.changes(place, 10);
    const [last, vector] = [await embedded.lastChange(), await embedded.vectors.of({ engine: 'patents', id: '1' })];
    await embedded.close();

    const { index } = await openOnServices();
    expect(await index.adopt(file)).toEqual({ records: 3 });
    await index.rebuild();
    expect(await index.changes(place, 10)).toEqual(changes);
    expect(await index.lastChange()).toBe(last);
    expect(await index.getCheckpoint('k')).toMatchObject({ value: 7, counts: { added: 3 } });
    expect(await index.vectors.of({ engine: 'patents', id: '1' })).toEqual(vector);
    expect((await index.search(words('kolo'))).total).toBe(1);
    expect((await index.seenBy('a').search(words('kolo'))).total).toBe(2);
    expect(await index.counts()).toEqual({ records: 3, searched: 3 });
    await expect(index.adopt(file)).rejects.toThrow('already');
  });
});
