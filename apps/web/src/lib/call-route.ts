import { CallError } from './call-error.ts';
import { refusalIn } from './call-refusal.ts';
import type { CallRoute, CallStructure, Fetch } from './call-types.ts';

type Options = { path: string[]; signal: AbortSignal | undefined; fetch: Fetch };
type Input = Record<string, unknown>;

const HTTP_ERROR = 400;
const apiAddress = () => `${window.location.origin}/api`;

/**
 * Makes a call whose input and answer are JSON, as nearly all are. Files and streams are left to the contract's own link,
 * which knows everything and is ten times as large: it is loaded when the first of them comes along.
 */
export async function callRoute(route: CallRoute, input: unknown, { path, signal, fetch }: Options): Promise<unknown> {
  const [to, structure] = typeof route === 'string' ? [route, {}] : route;
  const whole = async (answerWith: Fetch) => {
    const { callWithWholeLink } = await import('./call-whole-link.ts');
    return callWithWholeLink({ to, structure, path, input, signal, fetch: answerWith, url: apiAddress() });
  };
  if (holdsFile(input)) return whole(fetch);
  const response = await fetch(requestOf(to, structure, input, signal));
  if (response.status >= HTTP_ERROR) throw await refusal(response);
  if (response.status < 200 || !isJson(response.headers)) return whole(() => Promise.resolve(response));
  const text = await response.text();
  const body = text ? JSON.parse(text) : undefined;
  if (structure.outputStructure !== 'detailed') return body;
  return { status: response.status, headers: Object.fromEntries(response.headers), body };
}

function requestOf(to: string, { inputStructure }: CallStructure, input: unknown, signal?: AbortSignal): Request {
  const [method, template] = to.split(' ') as [string, string];
  const isDetailed = inputStructure === 'detailed';
  // Days and the like become their text, and what is undefined goes.
  const plain = input === undefined ? undefined : (JSON.parse(JSON.stringify(input)) as Input);
  const params = isDetailed ? ((plain?.params ?? {}) as Input) : plain;
  const named: string[] = [];
  const path = template.replace(/\{\+?([^}]+)\}/g, (_, name: string) => {
    named.push(name);
    return encodeURIComponent(String(params?.[name]));
  });
  const others = isDetailed ? plain?.body : named.length > 0 ? without(plain, named) : plain;
  const url = new URL(`${apiAddress()}${path}`);
  for (const [name, value] of entriesOf(isDetailed ? plain?.query : method === 'GET' ? others : undefined)) {
    url.searchParams.append(name, value);
  }
  return new Request(url, {
    method,
    redirect: 'manual',
    ...(signal && { signal }),
    ...(method !== 'GET' &&
      others !== undefined && { body: JSON.stringify(others), headers: { 'content-type': 'application/json' } }),
  });
}

function without(input: Input | undefined, names: string[]): Input | undefined {
  const rest = Object.entries(input ?? {}).filter(([name]) => !names.includes(name));
  return rest.length > 0 ? Object.fromEntries(rest) : undefined;
}

/** Nested values by their names in brackets: `{ a: [1], b: { c: 2 } }` becomes `a[0]=1&b[c]=2`. */
function entriesOf(value: unknown, name = ''): [string, string][] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, each]) => entriesOf(each, name ? `${name}[${key}]` : key));
}

async function refusal(response: Response): Promise<Error> {
  const body: unknown = await response.json().catch(() => null);
  // Else a proxy's page, say.
  return refusalIn(body, response.status) ?? new CallError('MALFORMED', { status: response.status });
}

function isJson(headers: Headers): boolean {
  const type = headers.get('content-type');
  return headers.get('content-disposition') === null && (!type || type.startsWith('application/json'));
}

const holdsFile = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (value instanceof Blob || Object.values(value).some((each) => holdsFile(each)));
