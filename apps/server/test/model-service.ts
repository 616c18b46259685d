import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the model was asked, whichever way. */
export interface AskedModel {
  path: string;
  model: string;
  system: string;
  data: string;
  schema: unknown;
  maxTokens: number;
}

interface Interruption {
  status?: number;
  headers?: Record<string, string>;
  /** JSON, unless it is a string; `null` never answers. */
  body: unknown;
}

const KEY = 'model-key';

const TOO_LONG: Interruption = { status: 400, body: { error: { code: 'context_length_exceeded' } } };

/** A service that answers OpenAI's chat completions and Anthropic's messages, as their documentation has them. */
export async function openModelService({
  usage = { input: 100, output: 20 } as { input: number; output: number } | null,
  /** Tokens as English has them, in the place of `usage`. */
  counts = false,
} = {}) {
  const service = {
    url: '',
    asked: [] as AskedModel[],
    /** The next answers, before it goes on as usual. */
    interruptions: [] as Interruption[],
    /** What the model says: JSON, unless it is a string. */
    answer: (_asked: AskedModel): unknown => ({}),
    /** Tokens that a request and its answer may have together. */
    window: Number.POSITIVE_INFINITY,
    /** Resolves when it may answer. */
    gate: Promise.resolve(),
    /** Settings of a server that is to ask here. */
    env: (kind: 'openai-compatible' | 'anthropic' = 'openai-compatible') => ({
      MODEL_PROVIDER: kind,
      MODEL_URL: service.url,
      MODEL_NAME: 'stand-in',
      MODEL_API_KEY: KEY,
    }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString());
    const protocol = request.url === '/v1/messages' ? anthropic : openAi;
    const isAllowed =
      protocol === anthropic ? request.headers['x-api-key'] === KEY : request.headers.authorization === `Bearer ${KEY}`;
    const problem = isAllowed ? protocol.problem(body, request.headers) : 'invalid key';
    const asked = problem ? null : { path: request.url!, ...protocol.read(body) };
    if (asked) service.asked.push(asked);
    const wanted = asked ? tokensOf(asked.system + asked.data + JSON.stringify(asked.schema)) + asked.maxTokens : 0;
    await service.gate;
    const interruption = wanted > service.window ? TOO_LONG : service.interruptions.shift();
    if (interruption?.body === null) return;
    const said = asked ? service.answer(asked) : null;
    const text = typeof said === 'string' ? said : JSON.stringify(said);
    const used =
      counts && asked
        ? { input: tokensOf(asked.system + asked.data + JSON.stringify(asked.schema)), output: tokensOf(text) }
        : usage;
    const usual = problem
      ? {
          status: problem === 'invalid key' ? 401 : 400,
          body: { error: { type: 'invalid_request_error', message: problem } },
        }
      : { body: protocol.answer(body, text, used) };
    const { status = 200, headers, body: answer }: Interruption = interruption ?? usual;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return service;
}

export type ModelService = Awaited<ReturnType<typeof openModelService>>;

const tokensOf = (text: string): number => Math.ceil(text.length / 4);

// biome-ignore lint/suspicious/noExplicitAny: bodies of requests, checked by `problem`
type Body = any;

const textOf = (content: Body): string =>
  typeof content === 'string' ? content : content.map(({ text }: { text: string }) => text).join('');

const openAi = {
  problem(body: Body): string | null {
    if (!Array.isArray(body.messages) || typeof body.model !== 'string') return 'messages and model are required';
    const { type, json_schema } = body.response_format ?? {};
    if (type !== 'json_schema' || !json_schema?.name || json_schema.schema?.type !== 'object')
      return 'response_format must hold a json_schema with a name';
    return body.tools === undefined ? null : 'no tools are wanted here';
  },
  read: (body: Body) => ({
    model: body.model,
    system: textOf(body.messages.find(({ role }: Body) => role === 'system')?.content ?? ''),
    data: textOf(body.messages.filter(({ role }: Body) => role === 'user').at(-1)?.content ?? ''),
    schema: body.response_format.json_schema.schema,
    maxTokens: body.max_tokens,
  }),
  answer: (body: Body, said: string, usage: { input: number; output: number } | null) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_750_000_000,
    model: body.model,
    choices: [{ index: 0, message: { role: 'assistant', content: said }, finish_reason: 'stop' }],
    ...(usage && {
      usage: {
        prompt_tokens: usage.input,
        completion_tokens: usage.output,
        total_tokens: usage.input + usage.output,
      },
    }),
  }),
};

const anthropic = {
  problem(body: Body, headers: Record<string, unknown>): string | null {
    if (!headers['anthropic-version']) return 'anthropic-version is required';
    if (!Array.isArray(body.messages) || !body.max_tokens) return 'messages and max_tokens are required';
    const [tool, ...others] = body.tools ?? [];
    const isForced = body.tool_choice?.type === 'tool' || body.tool_choice?.type === 'any';
    return tool?.input_schema?.type === 'object' && others.length === 0 && isForced ? null : 'one tool is to be used';
  },
  read: (body: Body) => ({
    model: body.model,
    system: textOf(body.system ?? ''),
    data: textOf(body.messages.at(-1).content),
    schema: body.tools[0].input_schema,
    maxTokens: body.max_tokens,
  }),
  answer: (body: Body, said: string, usage: { input: number; output: number } | null) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: body.model,
    content: [{ type: 'tool_use', id: 'toolu_1', name: body.tools[0].name, input: parsed(said) }],
    stop_reason: 'tool_use',
    stop_sequence: null,
    usage: { input_tokens: usage?.input ?? 0, output_tokens: usage?.output ?? 0 },
  }),
};

function parsed(said: string): unknown {
  try {
    return JSON.parse(said);
  } catch {
    return { said };
  }
}
