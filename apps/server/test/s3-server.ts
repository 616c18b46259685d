import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const S3_KEYS = { accessKeyId: 'AKIDTEST', secretAccessKey: 'secret/for+tests', region: 'eu-central-1' };
export const S3_BUCKET = 'library';

type Multipart = { key: string; parts: Map<number, Buffer> };

/**
 * The part of S3 that the library speaks, over a real port: multipart uploads, signatures of version 4 in headers and
 * addresses, checked by an implementation of their own. `dropAfter`: the next upload's connection breaks after so many bytes.
 */
export async function startS3() {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Multipart>();
  const state = { dropAfter: Number.POSITIVE_INFINITY, isFull: false, refused: [] as string[] };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url!, `http://${request.headers.host}`);
    const refusal = signatureProblem(request, url);
    if (refusal) {
      state.refused.push(refusal);
      return answer(response, 403, `<Error><Code>${refusal}</Code></Error>`);
    }
    const body = await read(request);
    if (!body) return request.socket.destroy();
    const key = decodeURIComponent(url.pathname.split('/').slice(2).join('/'));
    const { searchParams: query } = url;
    const upload = uploads.get(query.get('uploadId') ?? '');
    const isOfUpload = query.has('uploadId');
    if (isOfUpload && upload?.key !== key) return answer(response, 404, '<Error><Code>NoSuchUpload</Code></Error>');
    switch (request.method) {
      case 'POST':
        return isOfUpload ? complete(response, key, query.get('uploadId')!, body) : begin(response, key);
      case 'PUT': {
        if (state.isFull) return answer(response, 507, '<Error><Code>InsufficientStorage</Code></Error>');
        if (!isOfUpload) {
          objects.set(key, body);
          return answer(response, 200, '', { etag: etag(body) });
        }
        upload!.parts.set(Number(query.get('partNumber')), body);
        return answer(response, 200, '', { etag: etag(body) });
      }
      case 'GET':
        if (query.has('list-type')) return listAll(response, query.get('continuation-token'));
        return isOfUpload ? list(response, upload!) : get(response, key, true, request.headers.range);
      case 'HEAD':
        return get(response, key, false);
      case 'DELETE':
        if (isOfUpload) uploads.delete(query.get('uploadId')!);
        else objects.delete(key);
        return answer(response, 204, '');
    }
  }

  function begin(response: ServerResponse, key: string) {
    const id = `upload&${uploads.size + 1}`;
    uploads.set(id, { key, parts: new Map() });
    answer(
      response,
      200,
      `<InitiateMultipartUploadResult><UploadId>${id.replace('&', '&amp;')}</UploadId></InitiateMultipartUploadResult>`,
    );
  }

  function list(response: ServerResponse, { parts }: Multipart) {
    const items = [...parts].map(
      ([number, bytes]) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>${etag(bytes).replaceAll('"', '&quot;')}</ETag><Size>${bytes.length}</Size></Part>`,
    );
    answer(response, 200, `<ListPartsResult>${items.join('')}</ListPartsResult>`);
  }

  /** Two a page, so that whoever asks has to go on. */
  function listAll(response: ServerResponse, after: string | null) {
    const keys = [...objects.keys()].sort();
    const page = keys.filter((key) => after === null || key > after).slice(0, 2);
    const items = page.map((key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)!.length}</Size></Contents>`);
    const last = page.at(-1);
    const next =
      last !== undefined && last !== keys.at(-1) ? `<NextContinuationToken>${last}</NextContinuationToken>` : '';
    answer(response, 200, `<ListBucketResult>${items.join('')}${next}</ListBucketResult>`);
  }

  function complete(response: ServerResponse, key: string, id: string, body: Buffer) {
    const { parts } = uploads.get(id)!;
    const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>&quot;(\w+)&quot;<\/ETag>/g)];
    const isRight = named.every(([, number, tag]) => etag(parts.get(Number(number))!) === `"${tag}"`);
    if (!isRight || named.length !== parts.size)
      return answer(response, 400, '<Error><Code>InvalidPart</Code></Error>');
    objects.set(key, Buffer.concat(named.map(([, number]) => parts.get(Number(number))!)));
    uploads.delete(id);
    answer(response, 200, '<CompleteMultipartUploadResult/>');
  }

  function get(response: ServerResponse, key: string, hasBody: boolean, range?: string) {
    const bytes = objects.get(key);
    if (!bytes) return answer(response, 404, hasBody ? '<Error><Code>NoSuchKey</Code></Error>' : '');
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    const piece = from === undefined ? bytes : bytes.subarray(Number(from), Number(to) + 1);
    const end = Number(from) + piece.length - 1;
    const headers = {
      'content-length': piece.length,
      ...(from && { 'content-range': `bytes ${from}-${end}/${bytes.length}` }),
    };
    response.writeHead(from === undefined ? 200 : 206, headers);
    response.end(hasBody ? piece : undefined);
  }

  /** Null when the connection was told to break. */
  async function read(request: IncomingMessage): Promise<Buffer | null> {
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of request) {
      length += chunk.length;
      if (request.method === 'PUT' && length > state.dropAfter) {
        state.dropAfter = Number.POSITIVE_INFINITY;
        return null;
      }
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    uploads,
    state,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

const etag = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

function answer(response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}) {
  response.writeHead(status, headers).end(body);
}

/** Null when the request is signed as S3 wants it, in its headers or its address. */
function signatureProblem(request: IncomingMessage, url: URL): string | null {
  const query = new URLSearchParams(url.search);
  const header = request.headers.authorization ?? '';
  const fromHeader = /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(header);
  const credential = fromHeader?.[1] ?? query.get('X-Amz-Credential');
  const signed = fromHeader?.[2] ?? query.get('X-Amz-SignedHeaders');
  const given = fromHeader?.[3] ?? query.get('X-Amz-Signature');
  const date = fromHeader ? String(request.headers['x-amz-date']) : query.get('X-Amz-Date');
  if (!credential || !signed || !given || !date) return 'AccessDenied';
  const [accessKeyId, day, region, service] = credential.split('/');
  if (accessKeyId !== S3_KEYS.accessKeyId || region !== S3_KEYS.region || service !== 's3') return 'InvalidAccessKeyId';
  const expires = query.get('X-Amz-Expires');
  const at = Date.parse(date.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'));
  if (Date.now() - at > Number(expires ?? 900) * 1000) return 'ExpiredToken';
  query.delete('X-Amz-Signature');
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const canonical = [
    request.method,
    url.pathname,
    [...query]
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .sort()
      .join('&'),
    ...signed.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signed,
    request.headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD',
  ].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', date, `${day}/${region}/s3/aws4_request`, hash].join('\n');
  const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();
  const key = [day!, region!, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${S3_KEYS.secretAccessKey}`);
  return hmac(key, text).toString('hex') === given ? null : 'SignatureDoesNotMatch';
}
