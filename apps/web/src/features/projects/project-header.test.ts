import { expect, test } from 'vitest';
import { shortened } from './project-header.tsx';

const SENTENCE = 'A handheld spectrometer tells counterfeit tablets from real ones. ';

test('a long description is cut before a paragraph that has no room, not behind its heading', () => {
  const technology = `Technology: ${SENTENCE.repeat(4).slice(0, 255).trim()}`;
  expect(shortened(`${technology}\n\nApplications and market: ${SENTENCE}`)).toBe(`${technology} …`);
});

test('a description of one paragraph is cut between two of its words', () => {
  expect(shortened(SENTENCE.repeat(9))).toMatch(
    /(?:^| )(?:A|handheld|spectrometer|tells|counterfeit|tablets|from|real|ones\.) …$/,
  );
  expect(shortened('x'.repeat(500)).length).toBeLessThan(300);
});
