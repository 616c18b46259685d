/** The value with all its texts as jsonb takes them: without zero characters and halves of signs. */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return clean(value);
  if (Array.isArray(value)) return value.map(storable);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [clean(name), storable(member)]));
}

const clean = (text: string) => text.toWellFormed().replaceAll('\0', '');
