import { expect, test } from 'vitest';
import { stemOf } from '../semantics/analyse.ts';
import { byImportance } from './subject-terms.ts';

const phrase = (text: string, origin: 'text' | 'person' = 'text') => ({ phrase: text, origin });
const term = (word: string, weight: number) => ({ stem: stemOf(word), weight });

test('[REL-01] [SEC-06] the phrases of a profile stand by what they tell, without those that only name the undertaking or are told aside', () => {
  const phrases = [
    phrase('Project Kestrel'),
    phrase('trailer'),
    phrase('plasma reactor'),
    phrase('PFAS'),
    phrase('Vestas', 'person'),
  ];
  phrases.push(phrase('incineration'));
  const subject = { names: ['Project Kestrel', 'Vestas'], asides: ['incineration'] };
  const terms = [term('plasma', 0.2), term('reactor', 0.1), term('pfas', 0.25), term('trailer', 0.01)];
  expect(byImportance(phrases, subject, terms).map((each) => each.phrase)).toEqual([
    'plasma reactor',
    'PFAS',
    'trailer',
    // Put in by somebody, a name is meant.
    'Vestas',
  ]);
});
