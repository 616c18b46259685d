import { join } from 'node:path';
import { UPLOAD_ADDRESS_MS } from '@groundwork/contract/limits';
import type { Hono } from 'hono';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log/log.ts';
import { diskStorage } from './disk-storage.ts';
import { receiveUploads } from './receive-uploads.ts';
import { s3Storage } from './s3-storage.ts';
import type { ObjectStorage } from './storage.port.ts';
import { uploadAddresses } from './upload-address.ts';

/** The storage that the configuration names, and, where it is our own disk, what takes the bytes that browsers send. */
export function openStorage(config: Config, clock: Clock, log: Log): { storage: ObjectStorage; receiver?: Hono } {
  const lifetimeMs = UPLOAD_ADDRESS_MS;
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = config;
  if (S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    const settings = {
      endpoint: S3_ENDPOINT,
      bucket: S3_BUCKET,
      region: S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    };
    return { storage: s3Storage(settings, { lifetimeMs }) };
  }
  const addresses = uploadAddresses({ secret: config.AUTH_SECRET, clock, lifetimeMs });
  const storage = diskStorage(join(config.DATA_DIR, 'library'), addresses);
  return { storage, receiver: receiveUploads(storage, addresses, log) };
}
