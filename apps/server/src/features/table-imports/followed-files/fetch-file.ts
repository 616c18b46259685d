import { createHash } from 'node:crypto';
import { FOLLOWED_FILE_MAX_BYTES } from '@groundwork/contract/limits';
import { FetchError } from '../../../platform/fetch/fetch-error.ts';
import type { GuardedAnswer, GuardedClient } from '../../../platform/fetch/guarded-client.ts';
import { checkStatus } from '../../../platform/fetch/read-json.ts';
import type { BucketReader } from '../../../platform/storage/bucket-reader.ts';

/** How the last answer was called by its server: one that has not changed is not sent again. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

export interface FetchedFile extends Validators {
  /** The last part of the address. */
  fileName: string;
  bytes: Uint8Array;
  contentHash: string;
}

export interface FileFetcher {
  client: Pick<GuardedClient, 'request'>;
  /** Null where files are kept on our own disk. */
  bucket: BucketReader | null;
}

const LIMITS = { maxBytes: FOLLOWED_FILE_MAX_BYTES, wholeMs: 10 * 60_000 };
const NAME_MAX = 200;

/**
 * A file as a whole, or an error that says why not; null while it is what the validators name. Rejects with FetchError, whose message
 * names the host alone.
 */
export async function fetchFile(
  address: string,
  { etag, lastModified }: Validators,
  { client, bucket }: FileFetcher,
  signal?: AbortSignal,
): Promise<FetchedFile | null> {
  const url = new URL(address);
  const headers = {
    accept: '*/*',
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  };
  const request = { headers, limits: LIMITS, ...(signal && { signal }) };
  const answer = await (url.protocol === 's3:' ? fromBucket(bucket, url, request) : client.request(url, request));
  checkStatus(answer, Date.now());
  if (answer.status === 304 && (etag || lastModified)) return null;
  if (answer.body.length === 0) throw new FetchError('truncated', `${url.host} answered nothing`);
  return {
    fileName: nameOf(url),
    bytes: answer.body,
    contentHash: createHash('sha256').update(answer.body).digest('base64url'),
    etag: answer.headers.get('etag'),
    lastModified: answer.headers.get('last-modified'),
  };
}

function fromBucket(
  bucket: BucketReader | null,
  url: URL,
  request: Parameters<BucketReader>[2],
): Promise<GuardedAnswer> {
  if (!bucket) throw new FetchError('address-refused', 'No bucket is set up on this server (S3_ENDPOINT)');
  return bucket(url.host, decodeURIComponent(url.pathname.slice(1)), request);
}

function nameOf({ pathname, host }: URL): string {
  const last = pathname.split('/').filter(Boolean).at(-1);
  try {
    return decodeURIComponent(last ?? host).slice(-NAME_MAX);
  } catch {
    return (last ?? host).slice(-NAME_MAX);
  }
}
