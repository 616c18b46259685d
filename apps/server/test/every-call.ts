import { api } from '@groundwork/contract/api';
import type { RouteMeta } from '@groundwork/contract/route';
import { z } from 'zod';
import { FURTHER } from '../src/platform/http/examples.ts';
import type { Answer, Visitor } from './app.ts';

interface Procedure {
  '~orpc': {
    route: { method: string; path: string; inputStructure?: string };
    meta: RouteMeta;
    inputSchema?: z.ZodType;
  };
}

// biome-ignore lint/suspicious/noExplicitAny: schemas and values, as they come
type Json = any;

/** A call of the contract, and an input that its schema takes; ids in it are of nothing. */
export interface EveryCall {
  name: string;
  method: string;
  path: string;
  isPublic: boolean;
  /** What is not in the path: in the query, or in the body. */
  isInQuery: boolean;
  input: Json;
}

/** Every call of the contract. */
export function everyCall(): EveryCall[] {
  return Object.entries(api).flatMap(([feature, router]) =>
    Object.entries(router as unknown as Record<string, Procedure>).map(([name, procedure]) => {
      const { route, meta, inputSchema } = procedure['~orpc'];
      const schema = inputSchema && z.toJSONSchema(inputSchema, { io: 'input', unrepresentable: 'any' });
      const input = schema ? plainValue(schema, schema) : {};
      const isDetailed = route.inputStructure === 'detailed';
      return {
        name: `${feature}.${name}`,
        method: route.method,
        path: route.path,
        isPublic: meta.isPublic,
        isInQuery: route.method === 'GET' || isDetailed,
        input: {
          ...(isDetailed ? { ...input.params, ...input.query, ...input.body } : input),
          ...FURTHER[`${feature}.${name}`],
        },
      };
    }),
  );
}

/** Makes it, with these values instead of the plain ones. */
export async function make(
  { method, path, input, isInQuery }: EveryCall,
  who: Visitor,
  init: RequestInit = {},
): Promise<Answer> {
  const rest = { ...input };
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value ?? 'x'));
  });
  const query = isInQuery
    ? `?${new URLSearchParams(Object.entries(rest).map(([key, value]) => [key, String(value)]))}`
    : '';
  const response = await who.request(address + query, {
    method,
    ...init,
    headers: {
      origin: 'http://groundwork.test',
      ...(!isInQuery && { 'content-type': 'application/json' }),
      ...init.headers,
    },
    ...(!isInQuery && { body: JSON.stringify(rest) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, body: isJson && text ? JSON.parse(text) : text, headers: response.headers };
}

const FORMATS: Record<string, string> = {
  uuid: '0b0e7f3e-6a55-4c55-9a0e-5e8f9c1f2a11',
  email: 'nobody@example.org',
  uri: 'https://example.org/hook',
  date: '2026-01-02',
  'date-time': '2026-01-02T03:04:05Z',
};

/** The least that a schema takes. */
function plainValue(given: Json, root: Json, name = ''): Json {
  const schema = given.$ref ? root.$defs[given.$ref.split('/').at(-1)] : given;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return plainValue(choices[0], root);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part: Json) => plainValue(part, root)));
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name: string) => [name, plainValue(schema.properties[name] ?? {}, root, name)]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => plainValue(schema.items ?? {}, root));
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      if (/email/i.test(name)) return FORMATS['email'];
      return FORMATS[schema.format] ?? 'x'.repeat(Math.max(schema.minLength ?? 1, 1));
  }
}
