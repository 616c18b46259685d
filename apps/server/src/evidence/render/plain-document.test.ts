import { expect, test } from 'vitest';
import { aReport } from '../../../test/report-document.ts';
import { plainDocument } from './plain-document.ts';
import { RENDER_TEXTS } from './render-texts.ts';

test('[RPT-03] [GRD-08] only what the applicant alone says stands in a file as the applicant’s own words', () => {
  const own = { text: 'We press sheets.', kind: 'applicant' as const, citations: [], figures: [] };
  const fact = { ...own, text: 'Records say so.', kind: 'fact' as const };
  const [section] = aReport.sections;
  const paragraphs = [[own], [fact], [own, fact], []].map((sentences) => ({ type: 'paragraph' as const, sentences }));
  const { sections } = plainDocument({
    ...aReport,
    sections: [{ id: 's', title: section!.title, blocks: paragraphs }],
  });
  const isMarked = sections[0]!.blocks.map(
    (block) => block.type === 'paragraph' && block.sentences[0]?.text === RENDER_TEXTS.applicant,
  );
  expect(isMarked).toEqual([true, false, false, false]);
});
