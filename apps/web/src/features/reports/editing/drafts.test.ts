import type { ReportDocument, Sentence } from '@groundwork/contract/report-document';
import { expect, test } from 'vitest';
import { carryOver, type Drafts, draftOf, editOf, isChanged, isDirty, NO_DRAFTS } from './drafts.ts';

const sentence = (text: string): Sentence => ({
  text,
  kind: 'fact',
  citations: [
    { source: 1, quote: 'a' },
    { source: 1, quote: 'b' },
  ],
  figures: [],
});
const before = [sentence('One.'), sentence('Two.')];
const place = { sectionId: 's', block: 0, item: null };
const drafts = (change: (each: ReturnType<typeof draftOf>[]) => ReturnType<typeof draftOf>[]): Drafts => ({
  prose: { 's/0/': { place, before, statements: change(before.map(draftOf)) } },
  titles: {},
});
const report = (sentences: Sentence[]) =>
  ({ sections: [{ id: 's', title: 'S', blocks: [{ type: 'paragraph', sentences }] }] }) as unknown as ReportDocument;

test('[RPT-07] a draft is changed by other words or other sources; what is as it was is not sent', () => {
  const [one] = before.map(draftOf);
  expect(one).toMatchObject({ text: 'One.', was: 0, sources: [1], isKept: false });
  expect(isChanged(one!, before)).toBe(false);
  expect(isChanged({ ...one!, text: 'Uno.' }, before)).toBe(true);
  expect(isChanged({ ...one!, sources: [1, 2] }, before)).toBe(true);
  expect(isDirty(NO_DRAFTS)).toBe(false);
  expect(isDirty(drafts((all) => all))).toBe(false);
  expect(editOf(drafts((all) => all)).prose).toEqual([]);
  const added = { id: 'x', text: ' ', was: null, sources: [], figures: [], isKept: false };
  const edit = editOf(drafts(([first, second]) => [{ ...first!, text: '' }, second!, added]));
  expect(edit.prose[0]!.statements.map(({ text }) => text)).toEqual(['', 'Two.']);
});

test('[RPT-07] after another’s save, drafts of what they left alone stay, and the words of the others are given back', () => {
  const mine = drafts(([first, second]) => [{ ...first!, text: 'Mine.' }, second!]);
  expect(carryOver(mine, report(before))).toEqual({ drafts: mine, left: [] });
  expect(carryOver(mine, report([sentence('Theirs.'), sentence('Two.')]))).toEqual({
    drafts: { prose: {}, titles: {} },
    left: ['Mine.'],
  });
  expect(carryOver(mine, { ...report([]), sections: [] }).left).toEqual(['Mine.']);
});
