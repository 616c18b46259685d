import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DetailValue } from '@groundwork/contract/detail';
import { ENGINES } from '@groundwork/contract/engines';
import { expect, test } from 'vitest';
import { aRecord } from '../../../test/records.ts';
import type { EngineDeclaration } from '../engine.ts';
import type { CatalogueRecord } from '../record.ts';
import { engineDeclaration, engineDeclarations } from './registry.ts';

const declared = engineDeclarations.map((declaration) => [declaration.id, declaration] as const);

/** The least a record can say: everything that may be missing is missing. */
function sparseRecord(declaration: EngineDeclaration): CatalogueRecord {
  return aRecord(declaration.id, 'x', { title: 'x' });
}

test('every engine of the contract is declared once', () => {
  expect(engineDeclarations.map((declaration) => declaration.id).toSorted()).toEqual([...ENGINES].toSorted());
  for (const engine of ENGINES) expect(engineDeclaration(engine).id).toBe(engine);
});

test('[BKM-02] every engine but federal lab technologies can be bookmarked', () => {
  const refusing = engineDeclarations.filter((declaration) => !declaration.isBookmarkable);
  expect(refusing.map((declaration) => declaration.id)).toEqual(['federal-lab-technologies']);
});

test.each(declared)('%s names each facet, column and detail group once', (_id, declaration) => {
  for (const names of [
    declaration.facets.map((facet) => facet.field),
    declaration.facets.map((facet) => facet.label),
    declaration.columns.map((column) => column.title),
    declaration.detail.map((group) => group.title),
    ...declaration.detail.map((group) => group.fields.map((field) => field.label)),
  ]) {
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  }
});

test.each(declared)('%s shows a record that says nothing without failing', (_id, declaration) => {
  const record = sparseRecord(declaration);
  for (const read of declaration.summary) expect(read(record) ?? '').toBeTypeOf('string');
  for (const group of declaration.detail) {
    for (const field of group.fields) DetailValue.nullable().parse(field.value(record));
  }
  for (const column of declaration.columns) column.value(record);
  for (const table of declaration.exportTables ?? []) expect(table.rows(record)).toEqual([]);
});

test('what gathers evidence asks the declarations and compares no engine’s name', () => {
  const folder = join(import.meta.dirname, '../../evidence');
  const files = ['gather', 'records'].flatMap((room) =>
    readdirSync(join(folder, room)).flatMap((name) => (/(?<!\.test)\.ts$/.test(name) ? [join(room, name)] : [])),
  );
  const names = ENGINES.map((engine) => `'${engine}'`).join('|');
  const comparing = new RegExp(`(?:===|!==) (?:${names})|\\[(?:(?:${names}),? ?)+\\]\\.includes`);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((name) => comparing.test(readFileSync(join(folder, name), 'utf8')))).toEqual([]);
});
