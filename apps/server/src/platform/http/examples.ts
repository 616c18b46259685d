// biome-ignore lint/suspicious/noExplicitAny: JSON Schema and values, as they come
type Json = any;

/** What stands for a text, by the name of its field; of what is not here, the kind of thing that it is. */
const BY_NAME: Record<string, Json> = {
  query: 'solid electrolyte separators',
  searchQuery: 'solid electrolyte separators',
  areaOfInterest: 'A solid ceramic electrolyte separator for lithium metal batteries of electric vehicles.',
  interest: 'A solid ceramic electrolyte separator for lithium metal batteries of electric vehicles.',
  description: 'A solid ceramic electrolyte separator for lithium metal batteries of electric vehicles.',
  title: 'Ceramic separators for lithium metal batteries',
  name: 'Solid electrolytes',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  password: 'a long new password',
  newPassword: 'a long new password',
  confirmation: 'a long new password',
  currentPassword: 'the password until now',
  organisation: 'Example University',
  phone: '14155552671',
  language: 'en',
  schedule: '0 3 * * *',
  fileName: 'separators.docx',
  list: 'ada@example.org\ngrace@example.org',
  field: 'type',
  timeZone: 'UTC',
  domain: 'example.org',
  entity_id: 'companies/example',
};
const BY_FORMAT: Record<string, string> = {
  uuid: '0b0e7f3e-6a55-4c55-9a0e-5e8f9c1f2a11',
  email: 'ada@example.org',
  uri: 'https://example.org/hook',
  date: '2026-01-02',
  'date-time': '2026-01-02T03:04:05Z',
};

/** What a call asks for beyond its form. */
export const FURTHER: Record<string, object> = {
  'admin.updateUser': { isDisabled: false },
  'agents.requestCompany': { requestedCompanyUrl: 'https://example.org' },
  'bookmarks.remove': { id: '0b0e7f3e-6a55-4c55-9a0e-5e8f9c1f2a11' },
  'insights.rate': { likeValue: true },
  'library.updateFile': { name: 'separators.docx' },
  'library.templatesDownload': { recursive: true },
  'library.templatesZip': { recursive: true },
  'library.beginUpload': { fileName: 'x.txt' },
  'organisations.update': { name: 'x' },
  'identity.createSplit': { b: { engine: 'companies', id: 'y' } },
  'search.filters': { field: 'type' },
  'settings.updateProfile': { phone: '14155552671' },
  'settings.updatePassword': { newPassword: 'a long new password', confirmation: 'a long new password' },
  'tableImports.fetch': { address: 'https://127.0.0.1/x.csv' },
  'webhooks.create': { url: 'https://example.org/hook', events: ['report.completed'] },
};

/** A value that a schema describes; of objects what they must have, and what may be left out where it has a name of the table. */
export function exampleOf(given: Json, root: Json, name = '', within: Json[] = []): Json {
  const schema = given?.$ref ? pointedAt(given.$ref, root) : (given ?? {});
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  // A thing within itself ends where it may.
  if (within.includes(schema)) return schema.type === 'array' ? [] : null;
  const inner = [...within, schema];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return exampleOf(choices.find((one: Json) => !inner.includes(one)) ?? choices[0], root, name, inner);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part: Json) => exampleOf(part, root, name, inner)));
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key]) => schema.required?.includes(key) || (name === '' && key in BY_NAME))
          .map(([key, property]) => [key, exampleOf(property, root, key, inner)])
          .concat(
            // The keys of a record of which all must be there.
            (schema.propertyNames?.enum ?? []).map((key: string) => [
              key,
              exampleOf(schema.additionalProperties, root, key, inner),
            ]),
          ),
      );
    case 'array': {
      if (schema.prefixItems) return schema.prefixItems.map((item: Json) => exampleOf(item, root, name, inner));
      return Array.from({ length: Math.max(schema.minItems ?? 0, Math.min(1, schema.maxItems ?? 1)) }, () =>
        exampleOf(schema.items, root, name, inner),
      );
    }
    case 'integer':
    case 'number':
      return schema.default ?? Math.min(Math.max(schema.minimum ?? 1, 1), schema.maximum ?? 1);
    case 'boolean':
      return schema.default ?? true;
    case 'null':
      return null;
    default:
      return schema.default ?? textOf(schema, name);
  }
}

function textOf(schema: Json, name: string): string {
  if (schema.format in BY_FORMAT) return BY_FORMAT[schema.format]!;
  const text = String(
    BY_NAME[name] ?? (/email/i.test(name) ? BY_NAME['email'] : /id$/i.test(name) ? 'R01-123456' : 'text'),
  );
  return text.slice(0, schema.maxLength ?? text.length).padEnd(schema.minLength ?? 0, 'x');
}

const pointedAt = (ref: string, root: Json): Json =>
  ref
    .slice(2)
    .split('/')
    .reduce((at: Json, key: string) => at[key], root);
