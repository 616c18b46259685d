import { hash } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { systemClock } from '../src/platform/clock.ts';
import type { Config } from '../src/platform/config.ts';
import type { Database } from '../src/platform/db/database.ts';
import { createLog } from '../src/platform/log/log.ts';
import { openStorage } from '../src/platform/storage/open-storage.ts';
import { closeStores, openStores } from '../src/stores.ts';
import { emptyServerDatabase } from './database.ts';
import { aRecord } from './records.ts';
import { S3_BUCKET, S3_KEYS } from './s3-server.ts';

const log = createLog('error');
const FOLDER_ID = '5f0c6f0e-0000-4000-8000-000000000001';
const FILE_ID = '5f0c6f0e-0000-4000-8000-000000000002';
export const FILE_KEY = 'user-1/folder-1/file-1';
/** Longer than what a bucket takes at once. */
export const FILE = Buffer.alloc(6_000_000, 'invention ');

/** A person whose name is hard to write down. */
export const PERSON = `INSERT INTO "user" (id, name, email, email_verified, created_at, updated_at, first_name, last_name)
  VALUES ('u1', 'Ada "the first"', 'ada@example.org', true, '2026-01-02 03:04:05.678901+00', now(), 'Ada',
    E'tab\\tline\\nback\\\\slash ü')`;

export const bucketSettings = (endpoint: string): Record<string, string> => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET,
  S3_REGION: S3_KEYS.region,
  S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
  S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
});

export async function emptyDatabaseUrl(): Promise<string> {
  const { url, drop } = await emptyServerDatabase();
  onTestFinished(drop);
  return url;
}

/** Puts something into every store. */
export async function fillInstallation(config: Config): Promise<void> {
  const stores = await openStores(config, log);
  const { pool } = stores.database;
  await pool.query(PERSON);
  await pool.query(`INSERT INTO library_folder (id, owner_id, name, name_key) VALUES ($1, 'u1', 'Own', 'own')`, [
    FOLDER_ID,
  ]);
  await pool.query(
    `INSERT INTO library_file
       (id, owner_id, folder_id, name, name_key, type, size, content_hash, storage_key, transfer_id, status, touched_at)
     VALUES ($1, 'u1', $2, 'a.pdf', 'a.pdf', 'pdf', $3, $5, $4, 't', 'ready', now())`,
    [FILE_ID, FOLDER_ID, FILE.length, FILE_KEY, hash('sha256', FILE)],
  );
  await pool.query(`INSERT INTO library_page (file_id, number, label, text) VALUES ($1, 1, 'Page 1', 'a membrane')`, [
    FILE_ID,
  ]);
  await stores.index.upsert([aRecord('publications', 'made-1'), aRecord('publications', 'made-2')]);
  await openStorage(config, systemClock, log).storage.put(FILE_KEY, FILE);
  await closeStores(stores);
}

export const peopleIn = async ({ pool }: Database) =>
  (await pool.query('SELECT name, email, last_name, created_at::text FROM "user" ORDER BY id')).rows;

/** What is found in the stores, by the server's own way. */
export async function contentOf(config: Config) {
  const stores = await openStores(config, log);
  const { storage } = openStorage(config, systemClock, log);
  let bytes = 0;
  for await (const piece of storage.read(FILE_KEY)) bytes += piece.length;
  const { rows: pages } = await stores.database.pool.query(`SELECT text FROM library_page WHERE search @@ 'membrane'`);
  const records = (await stores.index.stats()).map(({ engine, count }) => [engine, count]);
  const content = { people: await peopleIn(stores.database), pages, records, bytes };
  await closeStores(stores);
  return content;
}
