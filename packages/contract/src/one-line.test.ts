import { expect, test } from 'vitest';
import type { z } from 'zod';
import { api } from './api.ts';

/** Names that people give: they stand in lists, subjects of mails and names of files. */
const NAME = /^(name|title|headline|topic|organisation|firstName|lastName|\w+Name)$/;

// biome-ignore lint/suspicious/noExplicitAny: schemas of every kind
function names(schema: any, path: string, found: [path: string, schema: z.ZodType][] = []) {
  const { shape, element, innerType, options, in: before, left, right } = schema?._zod?.def ?? {};
  for (const [key, member] of Object.entries<z.ZodType>(shape ?? {})) {
    if (NAME.test(key)) found.push([`${path}.${key}`, member]);
    names(member, `${path}.${key}`, found);
  }
  for (const each of [element, innerType, before, left, right, ...(options ?? [])]) if (each) names(each, path, found);
  return found;
}

type Procedure = { '~orpc': { inputSchema?: z.ZodType } };

test('[PRJ-07] whatever people call a thing stands on one line', () => {
  const all = Object.entries(api).flatMap(([feature, router]) =>
    Object.entries(router as unknown as Record<string, Procedure>).flatMap(([call, procedure]) =>
      names(procedure['~orpc'].inputSchema, `${feature}.${call}`),
    ),
  );
  expect(all.length).toBeGreaterThan(20);
  // Names of the library are cleaned where they are stored.
  const others = all.filter(([path]) => !path.startsWith('library.'));
  const broken = others.filter(([, schema]) => /\n/.test(String(schema.safeParse('A pump\nand a valve').data ?? '')));
  expect(broken.map(([path]) => path)).toEqual([]);
});
