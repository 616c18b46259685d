import { expect, test } from 'vitest';
import { fieldsOf } from './table-fields.ts';

const people = (engine: Parameters<typeof fieldsOf>[0]) =>
  fieldsOf(engine).flatMap(({ field, label, kind }) => (kind === 'person' ? [[field, label]] : []));

test('[DATA-19] a table of companies may have a column of their people; experts and investors are people, or known by their own name', () => {
  expect(people('companies')).toContainEqual(['person', 'Leadership']);
  expect(people('subject-matter-experts').map(([field]) => field)).not.toContain('person');
});
