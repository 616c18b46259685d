import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface EmbeddingRequest {
  model: string;
  input: string[];
  encoding_format: string;
}

export interface Interruption {
  status?: number;
  headers?: Record<string, string>;
  /** JSON, unless it is a string. */
  body: unknown;
}

/** A service that answers `POST /v1/embeddings`; words that texts share bring them close. It ends with the test. */
export async function openEmbeddingService({ dimension = 64, apiKey }: { dimension?: number; apiKey?: string } = {}) {
  const service = {
    url: '',
    dimension,
    requests: [] as EmbeddingRequest[],
    /** The next answers, before it goes on as usual. */
    interruptions: [] as Interruption[],
    /** What it refuses, if anything. */
    refuse: (_request: EmbeddingRequest): Interruption | null => null,
    /** Resolves when it may answer. */
    gate: Promise.resolve(),
  };
  const answerTo = (path: string, key: string | undefined, request: EmbeddingRequest): Interruption => {
    if (apiKey && key !== `Bearer ${apiKey}`)
      return { status: 401, body: { error: { message: 'Incorrect API key provided' } } };
    if (path !== '/v1/embeddings') return { status: 404, body: '404 page not found' };
    const refused = service.interruptions.shift() ?? service.refuse(request);
    if (refused) return refused;
    // Out of order, as the protocol allows.
    const data = request.input
      .map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text, service.dimension) }))
      .reverse();
    return { body: { object: 'list', model: request.model, data, usage: { prompt_tokens: 1, total_tokens: 1 } } };
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString());
    service.requests.push(body);
    await service.gate;
    const answer = answerTo(request.url!, request.headers.authorization, body);
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return service;
}

/** Each word counts at a place of its own; not one long, as many models answer. */
function vectorOf(text: string, dimension: number): number[] {
  const vector = new Array<number>(dimension).fill(0);
  for (const word of text.toLowerCase().match(/\w+/g) ?? [])
    vector[createHash('md5').update(word).digest().readUInt16LE() % dimension]! += 3;
  return vector;
}
