import { expect, test } from 'vitest';
import { openIndexWithoutThreads } from '../../../test/index-without-threads.ts';
import { aRecord } from '../../../test/records.ts';
import { engineDeclarations } from '../engines/registry.ts';
import { NO_CORRECTIONS, readSubject } from './subject.ts';

test('[REL-01] a class of medicines has the names of its members on record, without what stands beside them', async () => {
  const index = await openIndexWithoutThreads();
  try {
    const drug = (id: string, ...ingredients: string[]) =>
      aRecord('drugs', id, { facets: { activeIngredient: ingredients } });
    await index.upsert([
      drug('d1', 'DAPAGLIFLOZIN PROPANEDIOL'),
      drug('d2', 'EMPAGLIFLOZIN', 'GLIFLOZINATE SODIUM'),
      drug('d3', 'METFORMIN HYDROCHLORIDE'),
    ]);
    const description = 'An SGLT2 inhibitor against heart failure, given once daily.';
    const told = { title: 'SGLT2 inhibitor', description, corrections: NO_CORRECTIONS, marks: [], draft: null };
    const { phrases } = await readSubject(told, { index, engines: engineDeclarations, encoder: null });
    const variants = phrases.find(({ phrase }) => /sglt2/i.test(phrase))!.variants;
    expect(variants.filter((name) => !/inhibitor|^gliflozin$/.test(name)).toSorted()).toEqual([
      'dapagliflozin',
      'empagliflozin',
    ]);
  } finally {
    await index.close();
  }
});
