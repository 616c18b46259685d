import { readFileSync } from 'node:fs';

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document and its parts, as they come
type Json = any;

/** Copied into each client: it must not import anything. */
const RUNTIME = readFileSync(new URL('./client-runtime.ts', import.meta.url), 'utf8').replaceAll(
  /^.*biome-ignore.*\n/gm,
  '',
);

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
