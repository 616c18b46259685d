import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { embeddingsClient } from '../src/catalogue/semantics/openai-compatible/embeddings-client.ts';
import { fetchModel } from '../src/catalogue/semantics/transformers/fetch-model.ts';
import { PUBLISHED_MODELS } from '../src/catalogue/semantics/transformers/published-models.ts';
import { withFetchedFiles } from '../src/cli/fetched-files.ts';
import { identityProviders } from '../src/features/auth/identity-providers.ts';
import { askSourceJob } from '../src/features/live-search/live-search.jobs.ts';
import { fetchFile } from '../src/features/table-imports/followed-files/fetch-file.ts';
import { refreshFileJob } from '../src/features/table-imports/table-imports.jobs.ts';
import { run as deliver } from '../src/features/webhooks/deliver.worker.ts';
import { deliverJob } from '../src/features/webhooks/webhooks.jobs.ts';
import { systemClock } from '../src/platform/clock.ts';
import { openGuardedClient } from '../src/platform/fetch/open-client.ts';
import { PoliteClient } from '../src/platform/fetch/polite-client.ts';
import { searchClient } from '../src/platform/fetch/search-client.ts';
import { fakeTimer } from '../src/platform/fetch/timer.ts';
import { dependenciesOf } from '../src/platform/jobs/job.ts';
import { aiSdkModel } from '../src/platform/model/ai-sdk-model.ts';
import { stripeProvider } from '../src/platform/payment/stripe.ts';
import { openBucketReader } from '../src/platform/storage/bucket-reader.ts';
import { s3Storage } from '../src/platform/storage/s3-storage.ts';
import { liveOffices } from '../src/sources/technology-offices/technology-offices.live.ts';
import type { TestApp } from './app.ts';

/** What calls an address that the product did not choose: resolves when something was answered, rejects with why not. */
export interface Door {
  name: string;
  /** Whoever names the address: people, a public source by its answers, or the operator in the settings. */
  namedBy: 'anyone' | 'operator';
  /** What it reads as an address at all, where that isn't everything. */
  takes?: RegExp;
  /** Where it is called with nothing but its code in between. */
  call(address: string): Promise<unknown>;
}

const signal = new AbortController().signal;
const S3 = { region: 'x', accessKeyId: 'AKID', secretAccessKey: 'secret' };

type Settings = Parameters<typeof openGuardedClient>[0];

/** Every way out of the house, as the server opens them. */
export function doorsOf({ server }: TestApp, config: Settings): Door[] {
  const guarded = openGuardedClient(config, 'test');
  return [
    { name: 'webhooks', namedBy: 'anyone', call: (address) => deliverTo(address, server) },
    {
      name: 'live sources',
      namedBy: 'anyone',
      call: (address) =>
        dependenciesOf(server.jobs, askSourceJob).client.json(address, { attemptsMax: 1, intervalMs: 0 }),
    },
    {
      name: 'feeds of technology offices',
      namedBy: 'anyone',
      takes: /^https?:/,
      async call(address) {
        const client = new PoliteClient({ client: guarded, timer: fakeTimer() });
        const settings = { TECHNOLOGY_OFFICES: address };
        const context = { client, signal, settings, retrievedAt: '2026-01-01T00:00:00Z', engines: [], since: null };
        const live = liveOffices(() => ({ at: '', rejected: '' }));
        const first = live.pages({ ...context, until: '2026-01-01', cursor: null, stored: async () => [] });
        return first[Symbol.asyncIterator]().next();
      },
    },
    {
      name: 'followed files',
      namedBy: 'anyone',
      call: (address) => fetchFile(address, NEW, dependenciesOf(server.jobs, refreshFileJob).fetcher),
    },
    {
      name: 'files of the command line',
      namedBy: 'anyone',
      takes: /^https?:/,
      // Only https is an address there; the rest is the same.
      call: (address) =>
        withFetchedFiles(
          [address.replace(/^http:/i, 'https:')],
          () => guarded,
          signal,
          async () => 0,
        ),
    },
    {
      name: 'models of published packages',
      namedBy: 'anyone',
      call: (address) => fetchModel({ ...PUBLISHED_MODELS[0]!, address }, join(tmpdir(), randomUUID()), guarded),
    },
    {
      name: 'payment',
      namedBy: 'anyone',
      call: (apiUrl) =>
        stripeProvider(guarded, {
          apiUrl,
          secretKey: 'sk',
          webhookSecret: 'x',
          prices: { plus: 'a', pro: 'b' },
        }).createCustomer({ userId: randomUUID(), email: 'a@example.org' }),
    },
    {
      name: 'language model',
      namedBy: 'operator',
      call: (url) =>
        aiSdkModel({
          kind: 'openai-compatible',
          url,
          name: 'm',
          key: 'secret',
          timeoutMs: 1_000,
          isPrompted: false,
        }).ask({ system: 'x', data: 'unpublished', schema: z.object({}), maxOutputTokens: 10 }),
    },
    {
      name: 'embeddings',
      namedBy: 'operator',
      call: (url) => embeddingsClient({ url, apiKey: 'secret' }).query('m', 'unpublished'),
    },
    {
      name: 'search service',
      namedBy: 'operator',
      // Its connections stay open, and so does the asking for names.
      call: (url) => {
        const urls = [url.replace('hostile.example', '127.0.0.1')];
        return searchClient({ urls, apiKey: 'secret' }).call('GET', '/', { timeoutMs: 1_000 });
      },
    },
    {
      name: 'files in S3',
      namedBy: 'operator',
      call: (endpoint) =>
        s3Storage({ ...S3, endpoint, bucket: 'b' }, { lifetimeMs: 1_000 }).remove({
          key: '00000000-0000-4000-8000-000000000000',
          size: 1,
          transferId: 't',
        }),
    },
    {
      name: 'followed files in S3',
      namedBy: 'operator',
      call: (endpoint) =>
        openBucketReader({
          S3_ENDPOINT: endpoint,
          S3_BUCKET: 'own',
          S3_REGION: S3.region,
          S3_ACCESS_KEY_ID: S3.accessKeyId,
          S3_SECRET_ACCESS_KEY: S3.secretAccessKey,
        })!('other', 'key', {}),
    },
    {
      name: 'identity service',
      namedBy: 'operator',
      call: (issuer) => openidAt(issuer, config).startRedirect(),
    },
  ];
}

export function openidAt(OIDC_ISSUER: string, config: Settings) {
  const named = { OIDC_ISSUER, OIDC_CLIENT_ID: 'c', OIDC_CLIENT_SECRET: 's', OIDC_NAME: 'Acme' };
  const ports = { config: { ...config, ...named } as never, version: 'test', appUrl: config.APP_URL };
  return identityProviders(ports).openid!.provider;
}

const NEW = { etag: null, lastModified: null };

async function deliverTo(url: string, { jobs }: TestApp['server']) {
  const { client } = dependenciesOf(jobs, deliverJob);
  let problem: string | null = null;
  const webhooks = {
    toSend: async () => ({ delivery: { id: 'd', body: '{}', attempts: 0 }, target: { id: 'w', url, salt: 's' } }),
    transaction: (work: (tx: unknown) => unknown) => work({}),
    noteHealth: async () => null,
    note: async (_delivery: unknown, noted: { problem: string | null }) => {
      problem = noted.problem;
      return false;
    },
  };
  const deps = { client, webhooks, clock: systemClock, secrets: { headersOf: () => ({}) } };
  await deliver({ deliveryId: randomUUID() }, { signal }, deps as never);
  if (problem !== null) throw new Error(problem);
}
