import { AwsV4Signer } from 'aws4fetch';
import type { HttpMethod } from '../fetch/exchange.ts';
import { FetchError } from '../fetch/fetch-error.ts';
import type { GuardedAnswer } from '../fetch/guarded-client.ts';
import { serviceClient } from '../fetch/service-client.ts';
import { AppError } from '../http/app-error.ts';
import { MESSAGES } from '../messages.ts';
import { escapeXml, valuesOf } from './s3-xml.ts';
import { checkedKey, isKey, type ObjectStorage, type StoredUpload } from './storage.port.ts';

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The smallest part that S3 takes, but for the last one. */
const PART_BYTES = 5 * 1024 * 1024;

/** Drawn by one call. */
const READ_BYTES = 8 * 1024 * 1024;

type Query = Record<string, string>;

/**
 * A bucket that speaks S3, addressed by path. Every file is a multipart upload, so that a broken one goes on at its last part;
 * parts are asked from the bucket, so nothing of what a browser says about them is believed. The bucket must let our origin
 * PUT (CORS).
 */
export function s3Storage(settings: S3Settings, { lifetimeMs }: { lifetimeMs: number }): ObjectStorage {
  const { region, accessKeyId, secretAccessKey } = settings;
  /** Without a key it is the bucket's. */
  const addressOf = (key: string | null, query: Query) => {
    const bucket = `${settings.endpoint.replace(/\/+$/, '')}/${settings.bucket}`;
    const url = new URL(key === null ? bucket : `${bucket}/${checkedKey(key)}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url;
  };
  const signer = (method: string, url: URL, more: Partial<ConstructorParameters<typeof AwsV4Signer>[0]>) =>
    new AwsV4Signer({ method, url: url.href, service: 's3', region, accessKeyId, secretAccessKey, ...more });

  async function call(
    method: HttpMethod,
    key: string | null,
    query: Query = {},
    body?: string | Uint8Array,
    more: Record<string, string> = {},
  ): Promise<GuardedAnswer> {
    const signed = await signer(
      method,
      addressOf(key, query),
      body === undefined ? {} : { body: body as BodyInit },
    ).sign();
    try {
      return await serviceClient.request(signed.url, {
        method,
        headers: { ...Object.fromEntries(signed.headers), accept: '*/*', ...more },
        ...(body !== undefined && { body }),
      });
    } catch (error) {
      if (error instanceof FetchError) throw new AppError('SERVICE_UNAVAILABLE', MESSAGES.words.refusals.storageSilent);
      throw error;
    }
  }

  /** Sizes of the parts that have arrived, with their tags; null when the transfer is unknown. */
  async function arrivedParts({ key, transferId }: StoredUpload) {
    const answer = await call('GET', key, { uploadId: transferId });
    if (answer.status === 404) return null;
    const xml = textOf(expectOk(answer));
    return valuesOf(xml, 'Part').map((part) => ({
      number: Number(valuesOf(part, 'PartNumber')[0]),
      size: Number(valuesOf(part, 'Size')[0]),
      tag: valuesOf(part, 'ETag')[0] ?? '',
    }));
  }

  async function isThere({ key, size }: StoredUpload): Promise<boolean> {
    const { status, headers } = await call('HEAD', key);
    return status === 200 && Number(headers.get('content-length')) === size;
  }

  async function begin(key: string): Promise<string> {
    const xml = textOf(expectOk(await call('POST', key, { uploads: '' })));
    const [transferId] = valuesOf(xml, 'UploadId');
    if (!transferId) throw new Error('The storage began an upload without an id');
    return transferId;
  }

  async function complete(upload: StoredUpload): Promise<boolean> {
    const arrived = await arrivedParts(upload);
    if (!arrived) return isThere(upload);
    const parts = partsOf(upload.size).map(({ number, size }) =>
      arrived.find((part) => part.number === number && part.size === size),
    );
    if (parts.some((part) => !part)) return false;
    const listed = parts.map(
      (part) => `<Part><PartNumber>${part!.number}</PartNumber><ETag>${escapeXml(part!.tag)}</ETag></Part>`,
    );
    const body = `<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`;
    const answer = expectOk(await call('POST', upload.key, { uploadId: upload.transferId }, body));
    // S3 may begin to answer 200 before it knows.
    if (textOf(answer).includes('<Error>'))
      throw new AppError('SERVICE_UNAVAILABLE', MESSAGES.words.refusals.storageFailed);
    return true;
  }

  return {
    origin: new URL(settings.endpoint).origin,
    begin,
    complete,

    async missing(upload) {
      const arrived = await arrivedParts(upload);
      if (!arrived) return (await isThere(upload)) ? [] : null;
      const wanted = partsOf(upload.size).filter(
        ({ number, size }) => !arrived.some((part) => part.number === number && part.size === size),
      );
      return Promise.all(
        wanted.map(async ({ number, offset, size }) => {
          const seconds = String(Math.floor(lifetimeMs / 1000));
          const query = { partNumber: String(number), uploadId: upload.transferId, 'X-Amz-Expires': seconds };
          // The length is signed too: nobody sends more than announced.
          const headers = { 'content-length': String(size) };
          const url = addressOf(upload.key, query);
          const signed = await signer('PUT', url, { headers, signQuery: true, allHeaders: true }).sign();
          return { url: signed.url.href, offset, size };
        }),
      );
    },

    async put(key, bytes) {
      expectOk(await call('PUT', key, {}, bytes));
    },

    async putStream(key, size, pieces) {
      // A file of one part, or of none, is no multipart upload.
      let transferId: string | undefined;
      let number = 0;
      for await (const part of inParts(pieces)) {
        if (size <= PART_BYTES) return void expectOk(await call('PUT', key, {}, part));
        transferId ??= await begin(key);
        number += 1;
        expectOk(await call('PUT', key, { partNumber: String(number), uploadId: transferId }, part));
      }
      if (!transferId) return void expectOk(await call('PUT', key, {}, new Uint8Array()));
      if (!(await complete({ key, transferId, size }))) throw new Error(`${key} did not arrive whole`);
    },

    async *list() {
      for (let from: string | undefined, isMore = true; isMore; ) {
        const query = { 'list-type': '2', ...(from && { 'continuation-token': from }) };
        const xml = textOf(expectOk(await call('GET', null, query)));
        for (const item of valuesOf(xml, 'Contents')) {
          const [key = ''] = valuesOf(item, 'Key');
          if (isKey(key)) yield { key, size: Number(valuesOf(item, 'Size')[0]) };
        }
        [from] = valuesOf(xml, 'NextContinuationToken');
        isMore = from !== undefined;
      }
    },

    /** Piece by piece, so that memory stays flat whatever the file's size. */
    async *read(key) {
      for (let at = 0, total = 1; at < total; ) {
        const answer = expectOk(await call('GET', key, {}, undefined, { range: `bytes=${at}-${at + READ_BYTES - 1}` }));
        // Without a range in the answer it is the whole file.
        total = Number(/\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1] ?? answer.body.length);
        at += answer.body.length;
        if (answer.body.length === 0) return;
        yield answer.body;
      }
    },

    async remove({ key, transferId }) {
      await call('DELETE', key, { uploadId: transferId });
      const { status } = await call('DELETE', key);
      if (status >= 300 && status !== 404) throw new Error(`The storage answered ${status} to a deletion`);
    },
  };
}

function partsOf(size: number) {
  const count = Math.ceil(size / PART_BYTES);
  return Array.from({ length: count }, (_, at) => {
    const offset = at * PART_BYTES;
    return { number: at + 1, offset, size: Math.min(PART_BYTES, size - offset) };
  });
}

/** Pieces of any size as parts of one size; the last is what is left. */
async function* inParts(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let kept: Uint8Array[] = [];
  let length = 0;
  for await (const piece of pieces) {
    let from = 0;
    while (length + piece.length - from >= PART_BYTES) {
      const until = from + PART_BYTES - length;
      yield Buffer.concat([...kept, piece.subarray(from, until)]);
      [kept, length, from] = [[], 0, until];
    }
    kept.push(piece.subarray(from));
    length += piece.length - from;
  }
  if (length > 0) yield Buffer.concat(kept);
}

const textOf = ({ body }: GuardedAnswer) => new TextDecoder().decode(body);

function expectOk(answer: GuardedAnswer): GuardedAnswer {
  if (answer.status < 300) return answer;
  const [code = answer.status] = valuesOf(textOf(answer), 'Code');
  throw new AppError('SERVICE_UNAVAILABLE', MESSAGES.words.refusals.storageRefused(String(code)));
}
