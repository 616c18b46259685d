import type { Precision } from '@groundwork/contract/agents';
import { expect, test } from 'vitest';
import type { Judgement } from '../../catalogue/relevance/about.ts';
import { isPrecise } from './finds.ts';

const judged = (grade: Judgement['grade'], related: number) => ({ grade, related }) as Judgement;
const letIn = (judgement: Judgement) =>
  (['precise', 'balanced', 'broad'] as Precision[]).filter((precision) => isPrecise(judgement, precision));

test('[AGT-04] precise is what is on topic, balanced what is probably related as well, broad whatever is related', () => {
  expect(letIn(judged('on topic', 0.2))).toEqual(['precise', 'balanced', 'broad']);
  expect(letIn(judged('related', 0.5))).toEqual(['balanced', 'broad']);
  expect(letIn(judged('related', 0.49))).toEqual(['broad']);
  expect(letIn(judged(null, 0.9))).toEqual([]);
});
