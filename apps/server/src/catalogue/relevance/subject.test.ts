import { ProfilePhrase } from '@groundwork/contract/relevance';
import { expect, test } from 'vitest';
import { engineDeclarations } from '../engines/registry.ts';
import { NO_CORRECTIONS, readSubject } from './subject.ts';

const index = { get: async () => [], facetValues: async () => ({ values: [], isCapped: false }) };

async function termsOf(title: string, description: string) {
  const described = { title, description, corrections: NO_CORRECTIONS, marks: [], draft: null };
  const { about, phrases } = await readSubject(described, { index, engines: [], embed: async () => null });
  return { terms: new Map(about.terms.map(({ label, variants }) => [label, variants])), phrases };
}

test('[REL-01] medicines of a class are what names the class, not the words beside it', async () => {
  const description = 'Gel that releases corticosteroid microparticles in the knee.';
  const { terms, phrases } = await termsOf('Gel that releases corticosteroid microparticles', description);
  expect(terms.get('corticosteroid')).toContain('triamcinolone');
  expect(terms.get('microparticles')).not.toContain('triamcinolone');
  // People see them beside the phrase, and may change them there.
  expect(phrases.find(({ words }) => words.includes('corticosteroid'))!.variants).toContain('triamcinolone');
});

test('[REL-01] of a title of its own, a medicine of the class is what the whole phrase names', async () => {
  const { terms } = await termsOf('Corticosteroid microparticles', 'A gel for the knee.');
  expect(terms.get('microparticles')).toContain('triamcinolone');
});

test.each([
  [
    'Once-weekly tablet for people with type 2 diabetes',
    'A once-weekly tablet for people with type 2 diabetes. It combines a DPP-4 inhibitor with metformin.',
    'inhibitor',
  ],
  ['Long-acting injection of a GLP-1 analogue', 'A long-acting injection of a GLP-1 analogue.', 'analogue'],
])(
  '[REL-01] a tablet or an injection is told by the medicine that the text says it holds: %s',
  async (title, description, head) => {
    const described = { title, description, corrections: NO_CORRECTIONS, marks: [], draft: null };
    const { about } = await readSubject(described, { index, engines: [], embed: async () => null });
    expect(about.terms.filter(({ isHead }) => isHead).map(({ label }) => label)).toEqual([head]);
  },
);

test('[REL-01] “SARS-CoV-2” is one illness, and no two things', async () => {
  const description = 'An intranasal vaccine against SARS-CoV-2.';
  const described = { title: 'Intranasal vaccine', description, corrections: NO_CORRECTIONS, marks: [], draft: null };
  const { about, phrases } = await readSubject(described, { index, engines: [], embed: async () => null });
  expect(about.terms.filter(({ isCondition }) => isCondition).map(({ label }) => label)).toEqual(['covid']);
  expect(about.terms.map(({ label }) => label)).not.toContain('sars');
  expect(phrases.map(({ phrase }) => phrase)).toContain('COVID-19');
});

test.each([
  ['Coatings that protect silicon carbide from water vapor.', 'silicon carbide', 'protect silicon carbide'],
  ['A drone that inspects natural gas pipelines.', 'natural gas pipelines', 'inspects natural gas pipelines'],
])('[REL-01] people see what a thing does something to, and not the verb: %s', async (description, shown, whole) => {
  const { phrases } = await termsOf(description, description);
  expect(phrases.map(({ phrase }) => phrase)).toContain(shown);
  expect(phrases.map(({ phrase }) => phrase)).not.toContain(whole);
  // What people took out stays out, as it is shown now and as it was.
  for (const removed of [shown, whole]) {
    const corrections = { ...NO_CORRECTIONS, removed: [removed] };
    const described = { title: description, description, corrections, marks: [], draft: null };
    const left = await readSubject(described, { index, engines: [], embed: async () => null });
    expect(left.phrases.map(({ phrase }) => phrase)).not.toContain(shown);
  }
});

test('[REL-01] what a profile shows of a class of medicines with ever so many members is no more than it may hold', async () => {
  const antibodies = Array.from({ length: 200 }, (_, at) =>
    `n${at}mab`.replace(/\d/g, (digit) => 'abcdefghij'[+digit]!),
  );
  const { phrases } = await readSubject(
    {
      title: 'Monoclonal antibody against SARS-CoV-2',
      description: 'A monoclonal antibody for outpatients.',
      corrections: NO_CORRECTIONS,
      marks: [],
      draft: null,
    },
    {
      index: {
        get: async () => [],
        facetValues: async () => ({
          values: [`${'very'.repeat(20)}mab`, ...antibodies].map((value) => ({ value, count: 1 })),
          isCapped: true,
        }),
      },
      engines: engineDeclarations,
      embed: async () => null,
    },
  );
  expect(phrases.find(({ words }) => words.includes('antibody'))!.variants.length).toBeGreaterThan(40);
  for (const phrase of phrases) ProfilePhrase.parse({ ...phrase, count: 0, weight: 0 });
});
