import type { ReportDocument } from '@groundwork/contract/report-document';
import { expect, test } from 'vitest';
import { findPassage } from './find-passage.ts';

const said = (text: string) => ({ text, citations: [], figures: [] });
const section = (id: string, ...texts: string[]) => ({
  id,
  title: id,
  blocks: [{ type: 'paragraph' as const, sentences: texts.map(said) }],
});
const document = (...sections: ReturnType<typeof section>[]) => ({ sections }) as unknown as ReportDocument;
const place = (sectionId: string, at: number) => ({ sectionId, block: 0, item: null, at });

test('[RPT-17] words that were commented on are found where they went: in their section first, then in another', () => {
  const quote = 'Voltara is first.';
  const stayed = document(section('risks', quote), section('market', 'A.', quote));
  expect(findPassage(stayed, place('market', 1), quote)).toEqual({ place: place('market', 1), passage: 'unchanged' });
  expect(findPassage(stayed, place('market', 0), quote)).toEqual({ place: place('market', 1), passage: 'unchanged' });
  const moved = document(section('market', 'A.'), section('risks', 'B.', quote));
  expect(findPassage(moved, place('market', 0), quote)).toEqual({ place: place('risks', 1), passage: 'unchanged' });
});

test('[RPT-17] words that stand nowhere any more are changed, or gone with their statement', () => {
  const left = document(section('market', 'A.'));
  expect(findPassage(left, place('market', 0), 'B.')).toEqual({ place: place('market', 0), passage: 'changed' });
  expect(findPassage(left, place('market', 3), 'B.')).toEqual({ place: null, passage: 'gone' });
});
