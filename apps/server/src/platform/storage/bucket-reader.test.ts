import { afterEach, expect, test } from 'vitest';
import { S3_BUCKET, S3_KEYS, startS3 } from '../../../test/s3-server.ts';
import { openBucketReader } from './bucket-reader.ts';

let s3: Awaited<ReturnType<typeof startS3>> | undefined;
afterEach(async () => {
  await s3?.close();
  s3 = undefined;
});

async function reader() {
  s3 = await startS3();
  s3.objects.set('in/portfolio june.csv', Buffer.from('a,b\n1,2\n'));
  const { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY, region: S3_REGION } = S3_KEYS;
  return openBucketReader({ S3_ENDPOINT: s3.endpoint, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY })!;
}

test('[DATA-24] an object of another bucket is read by the keys of the installation', async () => {
  const read = await reader();
  const { status, body } = await read('exports', 'in/portfolio june.csv', {});
  expect([status, Buffer.from(body).toString()]).toEqual([200, 'a,b\n1,2\n']);
  expect((await read('exports', 'nothing.csv', {})).status).toBe(404);
  expect(s3!.state.refused).toEqual([]);
});

test('[DATA-24] [SEC-05] the bucket in which people’s files are is not read', async () => {
  const read = await reader();
  await expect(read(S3_BUCKET, 'in/portfolio june.csv', {})).rejects.toThrow(/not imported/);
  const around = [
    ['exports', `../${S3_BUCKET}/in/portfolio june.csv`],
    ['exports', `a/../../${S3_BUCKET}/in/portfolio june.csv`],
    ['..', `${S3_BUCKET}/in/portfolio june.csv`],
    ['.', `${S3_BUCKET}/in/portfolio june.csv`],
    ['', `${S3_BUCKET}/in/portfolio june.csv`],
  ];
  for (const [bucket, key] of around)
    await expect(read(bucket!, key!, {}), `${bucket} ${key}`).rejects.toMatchObject({ problem: 'address-refused' });
});

test('[DATA-24] without a storage that speaks S3 there is no bucket', () => {
  const none = { S3_ENDPOINT: undefined, S3_BUCKET: undefined, S3_REGION: 'x' };
  expect(openBucketReader({ ...none, S3_ACCESS_KEY_ID: undefined, S3_SECRET_ACCESS_KEY: undefined })).toBeNull();
});
