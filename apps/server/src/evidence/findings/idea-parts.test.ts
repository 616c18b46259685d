import { expect, test } from 'vitest';
import { ideaParts, saidOf, saysPart } from './idea-parts.ts';

const term = (label: string, weight: number, count = 10) => ({
  share: count / 60_000,
  label,
  stem: label,
  variants: [],
  weight,
  count,
  axis: null,
});
const phrase = (text: string, axis: 'technology' | 'use', variants: string[] = []) => ({
  phrase: text,
  axis,
  variants,
  isRequired: false,
  origin: 'text' as const,
});
const about = {
  subject: {
    names: [] as string[],
    asides: [] as string[],
    phrases: [phrase('gallium transistor', 'technology', ['GaN']), phrase('power grid', 'use')],
  },
  terms: [term('gallium', 0.4), term('transistor', 0.2), term('power', 0.1, 9_000), term('grid', 0.3)],
};
const parts = ideaParts(about as never);

test('[RPT-18] an idea is made of the phrases of its profile, by the words that tell it from others', () => {
  expect(parts.map(({ label, axis, words }) => [label, axis, words.map((each) => each.label)])).toEqual([
    ['gallium transistor', 'technology', ['gallium', 'transistor']],
    ['power grid', 'use', ['grid']],
  ]);
  // A word that no record has may be what is new.
  const unknown = { ...about, terms: [term('gallium', 0.4, 0), ...about.terms.slice(1)] };
  expect(ideaParts(unknown as never)[0]!.words.map(({ label }) => label)).toEqual(['gallium', 'transistor']);
  const replaced = { ...about, subject: { ...about.subject, asides: ['power grid'] } };
  expect(ideaParts(replaced as never).map(({ label }) => label)).toEqual(['gallium transistor']);
  // What is told in passing is none either.
  const passing = { ...about, terms: [term('gallium', 0.4), term('transistor', 0.2), term('grid', 0.03)] };
  expect(ideaParts(passing as never).map(({ label }) => label)).toEqual(['gallium transistor']);
  const named = { ...about, subject: { ...about.subject, names: ['Gallium'] } };
  expect(ideaParts(named as never)[0]!.words.map(({ label }) => label)).toEqual(['transistor']);
});

test('[RPT-18] [RPT-19] a record says some of its words, and has none of others', () => {
  expect(saidOf(parts, { title: 'Transistors', text: 'For grids.' })).toEqual({
    says: ['grid', 'transistor'],
    lacks: ['gallium'],
    share: expect.closeTo(0.56),
  });
  expect(saidOf(parts, { title: 'A GaN switch', text: 'Of power.' }).lacks).toEqual(['power grid']);
  expect(saysPart({ title: 'Gallium', text: '' }, parts[0]!)).toBe(true);
  expect(saysPart({ title: 'Transistor', text: '' }, parts[0]!)).toBe(false);
});
