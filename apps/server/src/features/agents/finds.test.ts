import type { Precision } from '@groundwork/contract/agents';
import type { Scope } from '@groundwork/contract/relevance';
import { expect, test } from 'vitest';
import { isPrecise } from './finds.ts';

const letIn = (scope: Scope) =>
  (['precise', 'balanced', 'broad'] as Precision[]).filter((precision) => isPrecise({ scope }, precision));

test('[AGT-04] precise is what is direct, balanced the field as well, broad also what is near it', () => {
  expect(letIn('direct')).toEqual(['precise', 'balanced', 'broad']);
  expect(letIn('field')).toEqual(['balanced', 'broad']);
  expect(letIn('wide')).toEqual(['broad']);
});
