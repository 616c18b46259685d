import { ApiError } from '@groundwork/contract/errors';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { z } from 'zod';
import { exampleOf, FURTHER } from './examples.ts';
import { columnsOf } from './list-formats.ts';
import { type Described, proceduresOf } from './procedures.ts';
import type { AnyRouter } from './router.ts';

type Document = Awaited<ReturnType<OpenAPIGenerator['generate']>>;

/** How callers say who they are: a person's browser, or a program of theirs. */
const SCHEMES = {
  session: { type: 'apiKey', in: 'cookie', name: 'groundwork.session_token', description: 'Set by signing in.' },
  apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'A personal key, made in the settings.' },
  bearer: { type: 'http', scheme: 'bearer', description: 'The same key as `Authorization: Bearer gwk_…`.' },
} as const;

/** The OpenAPI document of all calls. */
export async function describeApi(router: AnyRouter, appUrl: string): Promise<Document> {
  const generator = new OpenAPIGenerator({
    schemaConverters: [new ZodToJsonSchemaConverter({ maxStructureDepth: 30 })],
  });
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
  const described = withTuples(document) as Document;
  for (const procedure of proceduresOf(router)) {
    const { method, path } = procedure.route;
    const operation = described.paths?.[path]?.[method.toLowerCase() as 'get'] as Operation | undefined;
    if (operation) describe(operation, procedure, described);
  }
  return described;
}

// biome-ignore lint/suspicious/noExplicitAny: a part of a document that is written to
type Operation = Record<string, any>;

/** Who may call, what of and what comes of it. */
function describe(operation: Operation, { name, route, meta, outputSchema, ...rest }: Described, root: object): void {
  const columns = columnsOf({ name, route, meta, outputSchema, ...rest });
  operation['description'] = [
    `${route.summary}.`,
    meta.isPublic
      ? 'Anyone may call it, signed in or not.'
      : rest.isByPerson
        ? 'By somebody who is signed in; not by an API key.'
        : 'By somebody who is signed in, or by an API key of theirs.',
    ...(columns ? [`As a table at \`${route.path}.csv\`, too.`] : []),
  ].join(' ');
  if (meta.isPublic) operation['security'] = [];
  else if (rest.isByPerson) operation['security'] = [{ session: [] }];
  const further = (FURTHER[name] ?? {}) as Record<string, unknown>;
  for (const parameter of operation['parameters'] ?? [])
    parameter.example = further[parameter.name] ?? exampleOf(parameter.schema, root, parameter.name);
  const body = operation['requestBody']?.content?.['application/json'];
  if (body) body.example = { ...exampleOf(body.schema, root), ...further };
  const answer = operation['responses']?.[route.successStatus ?? 200]?.content?.['application/json'];
  if (answer) answer.example = exampleOf(answer.schema, root);
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
