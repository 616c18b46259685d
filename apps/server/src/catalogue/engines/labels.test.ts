import { CATALOGUE_TEXTS } from '@groundwork/contract/catalogue.texts';
import { expect, test } from 'vitest';
import { FURTHER_COLUMNS } from './further.ts';
import { engineDeclarations } from './registry.ts';

test('[NAV-10] every label of a data set can be translated: it stands in the contract’s catalogue', () => {
  const known = new Set(Object.values(CATALOGUE_TEXTS));
  const labels = engineDeclarations.flatMap(({ label, singular, facets, date, closes, amount, head, detail }) => [
    label,
    singular,
    ...[...facets, ...head.facts].map((field) => field.label),
    ...[date, closes, amount].flatMap((field) => field?.label ?? []),
    ...detail.flatMap(({ title, fields }) => [title, ...fields.map((field) => field.label)]),
  ]);
  labels.push(FURTHER_COLUMNS);
  expect(labels.filter((label) => !known.has(label))).toEqual([]);
});
