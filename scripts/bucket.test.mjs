// A whole installation on PostgreSQL, OpenSearch and a server of S3 that is not ours, lost and restored: records, files, people.
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { emptyServerDatabase, testServerUrl } from '../apps/server/test/database.ts';
import { docxOf } from '../apps/server/test/documents.ts';
import { startServerProcess } from '../apps/server/test/server-process.ts';
import { command, importPublications } from './commands.mjs';
import { personAt } from './person.mjs';
import { s3Problem, startS3 } from './test-s3.mjs';

const PATIENT = { timeout: 120_000, interval: 200 };
const RECORDS = 60;
const searchUrl = process.env.TEST_SEARCH_URL;
const SEARCH_PREFIX = `bucket-${process.pid}`;
const folder = () => mkdtempSync(join(tmpdir(), 'groundwork-bucket-'));

async function startServer(env) {
  const server = await startServerProcess(env);
  onTestFinished(() => server.kill9());
  return server;
}

test('[OPS-03] [OPS-12] [OPS-13] records in PostgreSQL and files in a bucket are searched, shown, exported, backed up, lost and restored', {
  timeout: 5 * PATIENT.timeout,
  skip: !searchUrl || !testServerUrl || s3Problem() !== null,
}, async () => {
  const s3 = await startS3();
  onTestFinished(s3.stop);
  const installation = async () => {
    const database = await emptyServerDatabase();
    onTestFinished(database.drop);
    return { DATABASE_URL: database.url, DATA_DIR: folder() };
  };
  const env = {
    ...(await installation()),
    ...s3.env,
    SEARCH_URL: searchUrl,
    SEARCH_PREFIX,
    AUTH_SECRET: 'a secret that is the same before and after',
    SAMPLE_DATA: 'off',
    SENTENCE_ENCODER: 'off',
    DEFAULT_PLAN: 'pro',
  };
  const ofIndex = (method, path, body) =>
    fetch(`${searchUrl}/${SEARCH_PREFIX}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  onTestFinished(() => ofIndex('DELETE', '-*'));
  const server = await startServer(env);
  const ada = personAt(server.url);
  await ada.signUp('ada@example.org');
  await importPublications(env, RECORDS);
  const found = async (by) =>
    (await by.call('POST', '/search/keyword', { searchEngine: 'publications', query: 'ceramic separators' })).total;
  expect(await found(ada)).toBe(RECORDS);

  // Larger than a part of an upload, which goes to the bucket and not through us.
  const picture = randomBytes(6_500_000).toString('base64');
  const content = Buffer.from(
    docxOf('<w:p><w:r><w:t>Ceramic separators</w:t></w:r></w:p>', { 'word/media/image1.png': picture }),
  );
  const facts = {
    fileName: 'separators.docx',
    fileType: '',
    fileSize: content.length,
    lastModified: 1_700_000_000_000,
  };
  const { parts, uploadId } = await ada.call('POST', '/library/uploads', facts);
  expect(parts.length).toBeGreaterThan(1);
  for (const { url, offset, size } of parts) {
    expect(url.startsWith(s3.env.S3_ENDPOINT)).toBe(true);
    const sent = await fetch(url, { method: 'PUT', body: content.subarray(offset, offset + size) });
    expect(sent.status).toBe(200);
  }
  const { files } = await ada.call('POST', '/library/files', { files: [{ ...facts, uploadId }] });
  const { id } = files[0];
  const status = async (by) => (await by.call('POST', '/library/files/by-id', { ids: [id] })).files[0].status;
  await expect.poll(() => status(ada), PATIENT).toBe('complete');
  /** As the preview has it: the file itself, and its text. */
  async function expectShown(by) {
    expect((await by.bytes(`/library/files/${id}/content`)).equals(content)).toBe(true);
    expect((await by.call('GET', `/library/files/${id}/text`)).items[0].text).toContain('Ceramic separators');
  }
  await expectShown(ada);

  const areaOfInterest = 'A solid ceramic electrolyte separator for lithium metal batteries of electric vehicles.';
  const { newProject } = await ada.call('POST', '/projects', { areaOfInterest, persona: 'tech_developer' });
  const exported = unzipSync(await ada.bytes(`/projects/${newProject.id}/archive?files=library`));
  const whole = Object.entries(exported).filter(([, bytes]) => content.equals(bytes));
  expect(whole.map(([name]) => name)).toEqual([expect.stringContaining('separators.docx')]);

  const archive = join(folder(), 'backup.tar.gz');
  expect(await command('backup', env, archive)).toContain(`${RECORDS} records, 1 files`);
  await server.kill9();

  // The database, the bucket and the disk are gone; an index is left behind, which is of no use to anybody.
  await s3.empty();
  const anew = { ...env, ...(await installation()) };
  expect(await command('restore', anew, archive)).toContain(`${RECORDS} records, 1 files`);
  expect(await command('verify', anew)).toContain(`${RECORDS} records and 1 files looked at; 0 problems`);
  const restored = await startServer(anew);
  const back = personAt(restored.url);
  await back.call('POST', '/auth/sign-in/email', { email: 'ada@example.org', password: 'correct horse battery' });
  await expectShown(back);
  expect(await found(back)).toBe(RECORDS);
  expect((await back.call('GET', `/projects/${newProject.id}`)).id).toBe(newProject.id);

  await s3.empty();
  await ofIndex('POST', '/_delete_by_query?refresh=true', { query: { term: { id: 'row-7' } } });
  await expect(command('verify', anew)).rejects.toMatchObject({
    stdout: expect.stringMatching(/holds 59 records, the database 60.*gone from the storage/s),
  });
});
