import type { ReportDocument } from '@groundwork/contract/report-document';
import { expect, test } from 'vitest';
import { compareReports } from './compare-reports.ts';

const report = (...texts: string[]) =>
  ({
    sections: [
      {
        id: 'market',
        title: 'Market',
        blocks: [{ type: 'paragraph', sentences: texts.map((text) => ({ text, citations: [], figures: [] })) }],
      },
      { id: 'risks', title: 'Risks', blocks: [{ type: 'nothing-found', text: 'Nothing was found.' }] },
    ],
  }) as unknown as ReportDocument;

test('[RPT-06] a number that changed is one change, though some of its digits are the same', () => {
  const { changes } = compareReports(report('It cost $987,654,321.'), report('It cost $987,111,321.'))[0]!;
  expect(changes[0]!.after.filter(({ isChanged }) => isChanged).map(({ text }) => text)).toEqual(['987,111,321']);
});

test('[RPT-06] two versions differ in the words that were changed, and in sentences that came or went', () => {
  const [section, ...others] = compareReports(
    report('One.', 'It raised $4 million.', 'Last.'),
    report('One.', 'It raised $9 million.', 'Last.', 'New.'),
  );
  expect(others).toEqual([]);
  expect(section).toMatchObject({ id: 'market', title: 'Market' });
  expect(section!.changes).toEqual([
    {
      before: [
        { text: 'It raised $', isChanged: false },
        { text: '4', isChanged: true },
        { text: ' million.', isChanged: false },
      ],
      after: [
        { text: 'It raised $', isChanged: false },
        { text: '9', isChanged: true },
        { text: ' million.', isChanged: false },
      ],
    },
    { before: [], after: [{ text: 'New.', isChanged: true }] },
  ]);
  expect(compareReports(report('One.'), report('One.'))).toEqual([]);
});
