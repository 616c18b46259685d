import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openTestApp, testConfig } from '../../test/app.ts';
import { emptyServerDatabase } from '../../test/database.ts';
import { aRecord } from '../../test/records.ts';
import { openOnServices, SERVICES_MISSING } from '../../test/search-service.ts';
import { SearchServiceAwayError } from '../platform/fetch/search-service-away.ts';
import { createLog } from '../platform/log/log.ts';
import { StartError } from '../platform/start-error.ts';
import { refuseEmptyCatalogue } from '../store-checks.ts';
import { openStores } from '../stores.ts';
import { catalogueFile, openSearchCatalogue } from './open-catalogue.ts';

function writeCatalogue({ DATA_DIR }: { DATA_DIR: string }): void {
  const file = catalogueFile(DATA_DIR);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'records');
}

test('[OPS-03] a search service over no records beside an embedded catalogue is refused, with the way to take that over', async () => {
  const config = { ...testConfig(), SEARCH_URL: ['http://127.0.0.1:9'] };
  const holding = (place: number) => ({ lastChange: async () => place });
  await refuseEmptyCatalogue(config, holding(0));
  writeCatalogue(config);
  await expect(refuseEmptyCatalogue(config, holding(0))).rejects.toThrow(
    /search-index -- --from-embedded.*START_EMPTY=on/,
  );
  await refuseEmptyCatalogue(config, holding(7));
  await refuseEmptyCatalogue({ ...config, START_EMPTY: 'on' }, holding(0));
  await refuseEmptyCatalogue({ ...config, SEARCH_URL: undefined }, holding(0));
});

describe.skipIf(SERVICES_MISSING)('a whole server on PostgreSQL and OpenSearch', () => {
  test('[OPS-03] a search service that does not answer at the start is told in a sentence, without its password', async () => {
    const { url, drop } = await emptyServerDatabase();
    onTestFinished(drop);
    const config = {
      ...testConfig(),
      DATABASE_URL: url,
      SEARCH_URL: ['http://ann:secret@127.0.0.1:9'],
    };
    const opening = openSearchCatalogue(config, () => undefined);
    await expect(opening).rejects.toThrow(StartError);
    await expect(opening).rejects.toThrow(/127\.0\.0\.1:9 does not answer.*SEARCH_URL/);
    await expect(opening).rejects.not.toThrow(/secret/);
  });

  test('[OPS-03] a server does not start on a search service and a database without records beside an embedded catalogue', async () => {
    const { url, drop } = await emptyServerDatabase();
    onTestFinished(drop);
    const { client, prefix } = await openOnServices();
    const SEARCH_PREFIX = `${prefix}-beside`;
    onTestFinished(() => client.call('DELETE', `/${SEARCH_PREFIX}-*`));
    const config = { ...testConfig(), DATABASE_URL: url, SEARCH_URL: [process.env['TEST_SEARCH_URL']!], SEARCH_PREFIX };
    writeCatalogue(config);
    await expect(openStores(config, createLog('error'))).rejects.toThrow(/search-index -- --from-embedded/);
  });

  test('[OPS-04] while the search service is away searches are told to come back, and all else is answered', async () => {
    const { index, client } = await openOnServices();
    const app = await openTestApp({ index });
    onTestFinished(() => app.close());
    const ada = await app.signedUp();
    await index.upsert([aRecord('awards', 'a-1', { title: 'Laser welding of copper' })]);
    const record = () => ada.get('/records/awards/a-1');
    const search = () => ada.post('/search/keyword', { searchEngine: 'awards', query: 'laser' });
    expect((await search()).status).toBe(200);
    const call = client.call;
    client.call = () => Promise.reject(new SearchServiceAwayError('away'));
    const { status, headers } = await search();
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true]);
    expect((await app.visitor().get('/ready')).status).toBe(503);
    expect((await ada.get('/projects')).status).toBe(200);
    expect(await record()).toMatchObject({ status: 200, body: { title: 'Laser welding of copper', similar: null } });
    client.call = call;
    await vi.waitFor(async () => expect((await search()).status).toBe(200));
    expect((await record()).body.similar).toEqual([]);
  });
});
