import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { pdfOf } from '../../../test/documents.ts';
import { factsOf } from '../../../test/library.ts';
import { preparedDataFolder } from '../../../test/prepared-folder.ts';
import { type ServerProcess, startServerProcess, until } from '../../../test/server-process.ts';

/** Calls a server process as one person. */
function person(server: () => ServerProcess) {
  let cookie = '';
  return async function call(method: string, path: string, body?: object | Uint8Array) {
    const isBytes = body instanceof Uint8Array;
    const response = await fetch(`${server().url}/api${path}`, {
      method,
      headers: { cookie, ...(body && !isBytes && { 'content-type': 'application/json' }) },
      ...(body && { body: isBytes ? (body as BodyInit) : JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie().map((each) => each.split(';')[0]);
    if (set.length > 0) cookie = set.join('; ');
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : null };
  };
}

test('[LIB-02] [LIB-05] killed while a file arrives, before and after its registration, the server finds everything again', async () => {
  const env = {
    DATA_DIR: await preparedDataFolder(),
    SAMPLE_DATA: 'off',
    SENTENCE_ENCODER: 'off',
    AUTH_SECRET: randomUUID() + randomUUID(),
  };
  let server = await startServerProcess(env);
  onTestFinished(() => server.kill9());
  const again = async () => {
    await server.kill9();
    server = await startServerProcess(env);
  };
  const call = person(() => server);
  await call('POST', '/auth/sign-up/email', {
    email: 'ada@example.org',
    password: 'correct horse',
    firstName: 'Ada',
    lastName: 'Example',
  });
  const bytes = pdfOf(Array.from({ length: 120 }, (_, at) => `Garnet electrolyte page ${at + 1}`));
  const facts = factsOf('garnet.pdf', bytes);
  const { body: upload } = await call('POST', '/library/uploads', facts);

  // A connection that breaks at 90 %, as the network breaks it.
  const most = Math.floor(bytes.length * 0.9);
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write(
    `PUT ${upload.parts[0].url} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-length: ${bytes.length}\r\n\r\n`,
  );
  await new Promise<void>((resolve) => socket.write(bytes.subarray(0, most), () => resolve()));
  const missing = async () => (await call('POST', `/library/uploads/${upload.uploadId}/resume`)).body.parts;
  await until(async () => (await missing())[0].offset === most);
  socket.destroy();

  await again();
  const [rest] = await missing();
  expect(rest).toMatchObject({ offset: most, size: bytes.length - most });
  const sent = await call('PUT', rest.url.slice('/api'.length), bytes.subarray(most));
  expect(sent.status).toBe(204);

  await again();
  const registration = { files: [{ ...facts, uploadId: upload.uploadId }] };
  expect((await call('POST', '/library/files', registration)).body.files[0].status).toBe('processing');

  await again();
  expect((await call('POST', '/library/files', registration)).body.files[0].id).toBe(upload.uploadId);
  const state = async () => (await call('POST', '/library/files/by-id', { ids: [upload.uploadId] })).body.files[0];
  await until(async () => (await state()).status === 'complete');
  expect(await state()).toMatchObject({ pages: 120, reason: null });
  expect((await call('GET', '/library/search?query=garnet')).body.total).toBe(1);
});
