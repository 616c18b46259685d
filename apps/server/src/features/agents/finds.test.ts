import type { Precision } from '@groundwork/contract/agents';
import type { Scope } from '@groundwork/contract/relevance';
import { expect, test } from 'vitest';
import { aRecord } from '../../../test/records.ts';
import { hasClosed, isPrecise, keyOf, mayApply, opportunityFind } from './finds.ts';

const letIn = (scope: Scope) =>
  (['precise', 'balanced', 'broad'] as Precision[]).filter((precision) => isPrecise({ scope }, precision));

test('[AGT-04] precise is what is direct, balanced the field as well, broad also what is near it', () => {
  expect(letIn('direct')).toEqual(['precise', 'balanced', 'broad']);
  expect(letIn('field')).toEqual(['balanced', 'broad']);
  expect(letIn('wide')).toEqual(['broad']);
});

const call = (eligibleApplicants: string[], more: Partial<Parameters<typeof aRecord>[2]> = {}) =>
  aRecord('funding-opportunities', 'c', { title: 'Cells', facets: { eligibleApplicants }, ...more });

test('[AGT-04] a call is for whom it names; one that names nobody, or everybody, is for all', () => {
  const wanted = ['Small businesses'];
  expect(mayApply(call(['State governments']), wanted)).toBe(false);
  expect(mayApply(call(['State governments', 'Small businesses']), wanted)).toBe(true);
  expect(mayApply(call([]), wanted)).toBe(true);
  expect(mayApply(call(['Unrestricted (anybody may apply)']), wanted)).toBe(true);
  expect(mayApply(call(['State governments']), [])).toBe(true);
});

test('[AGT-04] a call is open through its last day; without one its status tells', () => {
  const noon = Date.parse('2026-06-01T12:00:00Z');
  expect(hasClosed(call([], { closes: '2026-06-01' }), noon)).toBe(false);
  expect(hasClosed(call([], { closes: '2026-05-31' }), noon + 86_400_000)).toBe(true);
  expect(hasClosed(call([], { facets: { status: ['Archived'] } }), noon)).toBe(true);
  expect(hasClosed(call([], { facets: { status: ['Forecasted'] } }), noon)).toBe(false);
});

test('[AGT-04] the reason says by which words a call fits, when it closes, what it pays and to whom it is open', () => {
  const open = call(['Small businesses', 'State governments'], { closes: '2026-12-01', amount: 500_000 });
  const told = (scope: Scope, shared: string[], wanted: string[]) =>
    opportunityFind(open, { scope, shared }, [], wanted).reasons;
  expect(told('direct', ['garnet', 'lithium'], ['Small businesses'])).toEqual([
    'On the project’s topic: it shares garnet, lithium.',
    'Closes on 1 December, 2026.',
    'Up to $500,000 per award.',
    'Open to Small businesses.',
  ]);
  expect(told('field', ['garnet'], [])[0]).not.toBe(told('direct', ['garnet'], [])[0]);
  expect(told('field', ['garnet'], [])[0]).toContain('garnet');
});

test('[AGT-04] the same change is one find however often it comes, and another change of the record another', () => {
  const find = (after: string) =>
    opportunityFind(call([]), { scope: 'direct', shared: [] }, [{ field: 'closes', before: '2026-06-01', after }], []);
  expect(keyOf(find('2026-07-01'))).toBe(keyOf(find('2026-07-01')));
  expect(keyOf(find('2026-07-01'))).not.toBe(keyOf(find('2026-08-01')));
  const fresh = opportunityFind(call([]), { scope: 'direct', shared: [] }, [], []);
  expect([fresh.kind, find('2026-07-01').kind]).toEqual(['new', 'changed']);
});
