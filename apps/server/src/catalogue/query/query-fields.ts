/** Fields that every engine has, under the names that people may type. */
const COMMON_FIELDS: Record<string, string> = {
  title: 'title',
  organisation: 'organisation',
  organization: 'organisation',
  org: 'organisation',
  person: 'person',
  people: 'person',
  author: 'person',
  place: 'place',
  location: 'place',
  id: 'id',
  date: 'date',
  year: 'date',
  amount: 'amount',
};

const RANGE_FIELDS = new Set(['date', 'amount']);

/** Finds a field by its name as typed, in any case; an engine's own facets come before other names of common fields. */
export function fieldFinder(facetFields: string[]): (typed: string) => string | null {
  const names = new Map(Object.entries(COMMON_FIELDS));
  for (const field of facetFields) {
    const name = field.toLowerCase();
    if (COMMON_FIELDS[name] !== name) names.set(name, field);
  }
  return (typed) => names.get(typed.toLowerCase()) ?? null;
}

export function isRangeField(field: string): field is 'date' | 'amount' {
  return RANGE_FIELDS.has(field);
}

/** Fields as people are told of them: common ones, then the engine's own. */
export function fieldNames(facetFields: string[]): string[] {
  return [...new Set([...Object.values(COMMON_FIELDS), ...facetFields])];
}

export const RANGE_EXAMPLES = {
  date: 'date:2021, date:2020..2024 or date:>=2023-06',
  amount: 'amount:>1m, amount:100k..2.5m or amount:[1000 TO 5000]',
};
