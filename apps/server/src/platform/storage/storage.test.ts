import { existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { S3_BUCKET, S3_KEYS, startS3 } from '../../../test/s3-server.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { type DiskStorage, diskStorage } from './disk-storage.ts';
import { s3Storage } from './s3-storage.ts';
import type { ObjectStorage, StoredUpload, UploadPart } from './storage.port.ts';
import { uploadAddresses } from './upload-address.ts';

const HOUR = 3_600_000;
const KEY = 'user-1/folder-1/file-1';
const bytes = new Uint8Array(11_000_000).map((_, at) => at % 251);
const now = { at: Date.now() };
const clock = { now: () => new Date(now.at) };
const addresses = uploadAddresses({ secret: 'a secret', clock, lifetimeMs: HOUR });

let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());

const openS3 = () => s3Storage({ endpoint: s3.endpoint, bucket: S3_BUCKET, ...S3_KEYS }, { lifetimeMs: HOUR });
const streamOf = (piece: Uint8Array) => new Blob([piece as BlobPart]).stream();

/** Sends a part as its address says; answers whether it was taken. */
async function send(storage: ObjectStorage, { url, offset, size }: UploadPart, content = bytes): Promise<boolean> {
  const piece = content.slice(offset, offset + size);
  if (storage.origin) return (await fetch(url, { method: 'PUT', body: piece }).catch(() => null))?.ok ?? false;
  const grant = addresses.read(url.split('/').at(-1)!);
  await (storage as DiskStorage).receive(grant!, streamOf(piece) as never);
  return true;
}

async function readAll(storage: ObjectStorage, key: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of storage.read(key)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe.each([
  ['disk', () => diskStorage(temporaryFolder(), addresses)],
  ['S3', openS3],
] as [string, () => ObjectStorage][])('[LIB-02] files in %s', (_name, open) => {
  test('what the server has itself is put there, over what was there, and read piece by piece', async () => {
    const storage = open();
    await storage.put(KEY, bytes.subarray(0, 10));
    await storage.put(KEY, bytes);
    let pieces = 0;
    for await (const _piece of storage.read(KEY)) pieces += 1;
    expect(pieces).toBeGreaterThan(1);
    expect((await readAll(storage, KEY)).equals(bytes)).toBe(true);
    await storage.remove({ key: KEY, transferId: 'none', size: 0 });
    await expect(readAll(storage, KEY)).rejects.toThrow();
  });

  test('arrive in parts, become readable when whole, and go', async () => {
    const storage = open();
    const upload: StoredUpload = { key: KEY, transferId: await storage.begin(KEY), size: bytes.length };
    expect(await storage.complete(upload)).toBe(false);
    const parts = (await storage.missing(upload))!;
    expect(parts.reduce((sum, { size }) => sum + size, 0)).toBe(bytes.length);
    for (const part of parts) expect(await send(storage, part)).toBe(true);
    expect(await storage.missing(upload)).toEqual([]);
    expect(await storage.complete(upload)).toBe(true);
    expect(await storage.complete(upload)).toBe(true);
    expect(await storage.missing(upload)).toEqual([]);
    expect((await readAll(storage, KEY)).equals(bytes)).toBe(true);
    await storage.remove(upload);
    await storage.remove(upload);
    await expect(readAll(storage, KEY)).rejects.toThrow();
  });

  test('are completed once, however many ask at the same time', async () => {
    const storage = open();
    const upload = { key: `${KEY}-once`, transferId: await storage.begin(`${KEY}-once`), size: 3 };
    for (const part of (await storage.missing(upload))!) await send(storage, part);
    const answers = await Promise.all([1, 2, 3].map(() => storage.complete(upload).catch(() => true)));
    expect(answers).toEqual([true, true, true]);
    expect((await readAll(storage, upload.key)).length).toBe(3);
  });

  test('of a transfer that is unknown begin anew', async () => {
    const storage = open();
    const upload = { key: `${KEY}-unknown`, transferId: 'gone', size: 3 };
    expect(await storage.missing(upload)).toBeNull();
    expect(await storage.complete(upload)).toBe(false);
  });

  test.each(['../up', 'a/../b', '/a', 'a//b', 'a b', ''])('never lie at a path such as %j', async (key) => {
    const storage = open();
    const use = async () => void (await storage.complete({ key, transferId: 'x', size: 1 }));
    await expect(use()).rejects.toThrow('Not a key');
  });
});

test('[LIB-02] a connection to S3 that breaks at 90 % costs only the part that was under way', async () => {
  const storage = openS3();
  const upload = { key: `${KEY}-dropped`, transferId: await storage.begin(`${KEY}-dropped`), size: bytes.length };
  const [first, second, third] = (await storage.missing(upload))!;
  expect(await send(storage, first!)).toBe(true);
  s3.state.dropAfter = 4_700_000;
  expect(await send(storage, second!)).toBe(false);
  const missing = (await storage.missing(upload))!;
  expect(missing.map(({ offset }) => offset)).toEqual([second!.offset, third!.offset]);
  for (const part of missing) await send(storage, part);
  expect(await storage.complete(upload)).toBe(true);
  expect((await readAll(storage, upload.key)).equals(bytes)).toBe(true);
});

test('[LIB-02] an address of S3 takes no other length, key or part than it was signed for', async () => {
  const storage = openS3();
  const upload = { key: `${KEY}-signed`, transferId: await storage.begin(`${KEY}-signed`), size: 100 };
  const [part] = (await storage.missing(upload))!;
  const put = async (url: string, size: number) =>
    (await fetch(url, { method: 'PUT', body: new Uint8Array(size) })).status;
  expect(await put(part!.url, 101)).toBe(403);
  expect(await put(part!.url.replace('file-1', 'file-2'), 100)).toBe(403);
  expect(await put(part!.url.replace('partNumber=1', 'partNumber=2'), 100)).toBe(403);
  expect(s3.state.refused).toContain('SignatureDoesNotMatch');
  expect(await put(part!.url, 100)).toBe(200);
});

test('[LIB-02] an S3 that does not answer, or refuses, is said to be away', async () => {
  const away = s3Storage({ endpoint: 'http://127.0.0.1:1', bucket: 'b', ...S3_KEYS }, { lifetimeMs: HOUR });
  await expect(away.begin(KEY)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  const settings = { endpoint: s3.endpoint, bucket: S3_BUCKET, ...S3_KEYS, secretAccessKey: 'wrong' };
  await expect(s3Storage(settings, { lifetimeMs: HOUR }).begin(KEY)).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    message: 'The file storage refused (SignatureDoesNotMatch).',
  });
});

test('[LIB-02] a disk without room says so, and what had arrived is kept', async () => {
  const folder = temporaryFolder();
  const storage = diskStorage(folder, addresses);
  const upload = { key: KEY, transferId: await storage.begin(KEY), size: 100 };
  const path = join(folder, 'arriving', upload.transferId);
  // What writes there finds the disk full, as the system itself says it.
  rmSync(path);
  symlinkSync('/dev/full', path);
  const full = { code: 'SERVICE_UNAVAILABLE', message: expect.stringContaining('no room left for files') };
  const grant = { transferId: upload.transferId, offset: 0, size: 100 };
  await expect(storage.receive(grant, streamOf(bytes.slice(0, 100)) as never)).rejects.toMatchObject(full);
  rmSync(path);
  writeFileSync(path, bytes.slice(0, 60));
  expect(await storage.missing(upload)).toMatchObject([{ offset: 60, size: 40 }]);
});

test('[LIB-02] what comes before a break is on the disk; more than announced is not', async () => {
  const folder = temporaryFolder();
  const storage = diskStorage(folder, addresses);
  const upload = { key: KEY, transferId: await storage.begin(KEY), size: 1000 };
  const broken = new ReadableStream({
    start: (controller) => controller.enqueue(bytes.slice(0, 900)),
    pull: (controller) => controller.error(new Error('aborted')),
  });
  const grant = (offset: number) => ({ transferId: upload.transferId, offset, size: 1000 });
  await expect(storage.receive(grant(0), broken as never)).rejects.toThrow('aborted');
  expect(await storage.missing(upload)).toMatchObject([{ offset: 900, size: 100 }]);
  await expect(storage.receive(grant(950), streamOf(bytes.slice(0, 50)) as never)).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  await expect(storage.receive(grant(900), streamOf(bytes.slice(0, 101)) as never)).rejects.toMatchObject({
    code: 'PAYLOAD_TOO_LARGE',
  });
  const inPieces = new ReadableStream({
    start(controller) {
      for (const piece of [60, 60]) controller.enqueue(bytes.slice(0, piece));
    },
  });
  await expect(storage.receive(grant(900), inPieces as never)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  expect(await storage.missing(upload)).toMatchObject([{ offset: 900, size: 100 }]);
  expect(existsSync(join(folder, 'files'))).toBe(false);
  await storage.receive(grant(900), streamOf(bytes.slice(900, 1000)) as never);
  expect(await storage.complete(upload)).toBe(true);
  expect((await readAll(storage, KEY)).equals(bytes.slice(0, 1000))).toBe(true);
});

test('[LIB-02] an address expires', () => {
  const token = addresses.of({ transferId: 'a-1', offset: 0, size: 5 }).split('/').at(-1)!;
  expect(addresses.read(token)).toEqual({ transferId: 'a-1', offset: 0, size: 5 });
  now.at += HOUR + 1;
  expect(addresses.read(token)).toBeNull();
});
