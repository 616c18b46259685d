import { expect, test } from 'vitest';
import { templatesOf } from '../../../test/templates.ts';

/** Names that are the templates' own: of laws of the field, not of anybody. */
const NAMES = /\b(?:Phase I{1,2}|As of)\b/g;
/** Quantities that a template says itself: how it chose what it counts, and what its condition beside it has looked up. */
const DECLARED =
  /\b(?:two or more|of the first|first (?:look|budget|round|quarter|year|product|customers|of)|(?:second|third|fourth) quarter|none of them|that name both|no (?:steps|record|more)|between the two|coming quarter|none is a computed|by itself|second source|one of the words|one day|one agency|take one for the other|as much|the quartiles|(?:to|how) many|more (?:than|of)|next (?:one|stage|round|to)|in total|a further)\b/gi;
const QUANTITY =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|dozen|hundreds?|thousands?|millions?|billions?|half|third|quarter|twice|double(?!-blind)|majority|percent|both|none|all)\b/i;

const all = templatesOf().flatMap(({ file, parts }) => parts.map((text, at) => ({ file, text, isHead: at === 0 })));

test('[GRD-01] the fixed words of a template have no digit', () => {
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter(({ text }) => /\p{N}/u.test(text))).toEqual([]);
});

test('[GRD-01] the fixed words of a template name nobody: a capital stands at a sentence’s head alone', () => {
  const named = all.filter(({ text, isHead }) => {
    const bare = text.replace(NAMES, '');
    const rest = isHead ? bare.replace(/^[“\s]*\p{Lu}/u, '') : bare;
    return /\p{Lu}/u.test(rest.replace(/[.:!?]\s+\p{Lu}/gu, ''));
  });
  expect(named).toEqual([]);
});

test('[GRD-01] the fixed words of a template say no quantity that is not declared', () => {
  expect(all.filter(({ text }) => QUANTITY.test(text.replace(DECLARED, '').replace(/^ both\.$/, '')))).toEqual([]);
});
