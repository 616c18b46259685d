import { ApiError } from '@groundwork/contract/errors';
import type { RouteMeta } from '@groundwork/contract/route';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { z } from 'zod';
import type { AnyRouter } from './router.ts';

type Document = Awaited<ReturnType<OpenAPIGenerator['generate']>>;

/** How callers say who they are: a person's browser, or a program of theirs. */
const SCHEMES = {
  session: { type: 'apiKey', in: 'cookie', name: 'groundwork.session_token', description: 'Set by signing in.' },
  apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'A personal key, made in the settings.' },
} as const;

/** The OpenAPI document of all calls. */
export async function describeApi(router: AnyRouter, appUrl: string): Promise<Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(router, {
    info: {
      title: 'Groundwork',
      version: '1',
      description:
        'Every call of the product. Errors have one shape everywhere: {code, status, message, said, details, fields}; `said` names the text of the message.',
    },
    servers: [{ url: `${appUrl}/api` }, { url: '/api' }],
    security: Object.keys(SCHEMES).map((name) => ({ [name]: [] })),
    customErrorResponseBodySchema: () => ({ $ref: '#/components/schemas/ApiError' }),
  });
  const { $schema: _, ...error } = z.toJSONSchema(z.object(ApiError.shape), { io: 'output' });
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ApiError: error as never },
    securitySchemes: SCHEMES,
  };
  for (const { method, path } of publicRoutes(router)) {
    const operation = document.paths?.[path]?.[method.toLowerCase() as 'get'];
    if (operation) operation.security = [];
  }
  return withTuples(document) as Document;
}

type Node = { '~orpc'?: { meta: RouteMeta; route: { method?: string; path?: string } } };

function publicRoutes(node: object): { method: string; path: string }[] {
  const procedure = (node as Node)['~orpc'];
  if (!procedure) return Object.values(node).flatMap((child: object) => publicRoutes(child));
  const { method, path } = procedure.route;
  return procedure.meta.isPublic && method && path ? [{ method, path }] : [];
}

/** A list whose places differ is `prefixItems` since JSON Schema 2020-12, which OpenAPI 3.1 uses; the converter still says `items`. */
function withTuples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTuples);
  if (value === null || typeof value !== 'object') return value;
  const { items, ...rest } = value as { items?: unknown };
  const others = Object.fromEntries(Object.entries(rest).map(([key, member]) => [key, withTuples(member)]));
  if (items === undefined) return others;
  return Array.isArray(items)
    ? { ...others, prefixItems: items.map(withTuples), minItems: items.length, maxItems: items.length }
    : { ...others, items: withTuples(items) };
}
