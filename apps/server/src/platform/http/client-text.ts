// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document and its parts, as they come
type Json = any;

const RUNTIME = `export interface Options {
  /** Where the installation is, without /api. */
  url: string;
  /** A personal key, made in its settings; left out for what visitors may ask. */
  key?: string;
  fetch?: typeof fetch;
}

/** What a call was refused for. */
export class CallError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | null;
  constructor(answer: Response, { code, message, details }: { code: string; message: string; details?: unknown }) {
    super(message);
    this.status = answer.status;
    this.code = code;
    this.details = details;
    this.retryAfter = Number(answer.headers.get('retry-after')) || null;
  }
}

type Call = { method: string; path: string; query: string[]; isJson: boolean };

function caller({ url, key, fetch: ask = fetch }: Options) {
  return async ({ method, path, query, isJson }: Call, input: object = {}, signal?: AbortSignal): Promise<any> => {
    const rest: Record<string, unknown> = { ...input };
    const take = (name: string) => {
      const value = rest[name];
      delete rest[name];
      return value;
    };
    const address = path.replace(/\\{(\\w+)\\}/g, (_, name: string) => encodeURIComponent(String(take(name))));
    const params = new URLSearchParams();
    const append = (name: string, value: unknown): void => {
      if (value === undefined) return;
      if (value === null || typeof value !== 'object') return params.append(name, String(value));
      for (const [part, inner] of Object.entries(value)) append(\`\${name}[\${part}]\`, inner);
    };
    for (const name of query) append(name, take(name));
    const answer = await ask(\`\${url}/api\${address}\${params.size > 0 ? \`?\${params}\` : ''}\`, {
      method,
      headers: { ...(key && { authorization: \`Bearer \${key}\` }), ...(method !== 'GET' && { 'content-type': 'application/json' }) },
      ...(method !== 'GET' && { body: JSON.stringify(rest) }),
      ...(signal && { signal }),
    });
    if (!answer.ok) throw new CallError(answer, await answer.json());
    return isJson ? answer.json() : answer;
  };
}
`;

/** A client in TypeScript of what an OpenAPI document describes, in one file that needs no other. */
export function clientText(document: Json): string {
  const types = Object.entries<Json>(document.components?.schemas ?? {}).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema)};`,
  );
  const groups = new Map<string, string[]>();
  for (const [path, item] of Object.entries<Json>(document.paths))
    for (const [method, operation] of Object.entries<Json>(item)) {
      const [group, name] = operation.operationId.split('.');
      groups.set(group, [...(groups.get(group) ?? []), callText(name, method.toUpperCase(), path, operation)]);
    }
  const members = [...groups].map(([group, calls]) => `    ${group}: {\n${calls.join('\n')}\n    },`);
  return [
    `// Written from the OpenAPI document of ${document.info.title}, version ${document.info.version}. It needs nothing but \`fetch\`.`,
    RUNTIME,
    ...types,
    `\nexport function groundwork(options: Options) {\n  const call = caller(options);\n  return {\n${members.join('\n')}\n  };\n}\n`,
  ].join('\n');
}

function callText(name: string, method: string, path: string, operation: Json): string {
  const parameters: Json[] = operation.parameters ?? [];
  const body = operation.requestBody?.content?.['application/json']?.schema;
  const own = objectType(parameters.map((one) => [one.name, one.schema, one.required === true]));
  const input = [...(parameters.length > 0 ? [own] : []), ...(body ? [typeOf(body)] : [])].join(' & ');
  const isOptional = !parameters.some(({ required }) => required) && !(body?.required?.length > 0) && !body?.anyOf;
  const given = input ? `input${isOptional ? '?' : ''}: ${input}, ` : '';
  const answers = Object.entries<Json>(operation.responses).filter(([status]) => status.startsWith('2'));
  const answer = answers[0]?.[1].content?.['application/json']?.schema;
  const query = parameters.filter((one) => one.in === 'query').map((one) => one.name);
  const call = JSON.stringify({ method, path, query, isJson: answer !== undefined });
  return [
    `      /** ${operation.description.replaceAll('*/', '* /')} */`,
    `      ${name}: (${given}signal?: AbortSignal): Promise<${answer ? typeOf(answer) : 'Response'}> => call(${call}, ${input ? 'input' : 'undefined'}, signal),`,
  ].join('\n');
}

const objectType = (members: [string, Json, boolean][]): string =>
  `{ ${members.map(([key, schema, isRequired]) => `${JSON.stringify(key)}${isRequired ? '' : '?'}: ${typeOf(schema)}`).join('; ')} }`;

function typeOf(schema: Json): string {
  if (schema === undefined || schema === true) return 'unknown';
  if (schema.$ref) return schema.$ref.split('/').at(-1);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value: Json) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return `(${choices.map(typeOf).join(' | ')})`;
  if (schema.allOf) return `(${schema.allOf.map(typeOf).join(' & ')})`;
  switch (schema.type) {
    case 'object': {
      const { properties, required = [], additionalProperties } = schema;
      if (properties)
        return objectType(Object.entries(properties).map(([key, member]) => [key, member, required.includes(key)]));
      const key = schema.propertyNames?.enum ? typeOf(schema.propertyNames) : 'string';
      return `Record<${key}, ${typeOf(additionalProperties || undefined)}>`;
    }
    case 'array':
      return schema.prefixItems ? `[${schema.prefixItems.map(typeOf).join(', ')}]` : `Array<${typeOf(schema.items)}>`;
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
    case 'null':
    case 'string':
      return schema.type;
    default:
      return 'unknown';
  }
}
