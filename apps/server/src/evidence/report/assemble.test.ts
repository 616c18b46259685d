import { expect, test } from 'vitest';
import { evidenceFrom, observedOf } from '../../../test/observed.ts';
import { aRecord } from '../../../test/records.ts';
import { type DraftSection, fact } from '../draft.ts';
import { nothing } from '../findings/collect.ts';
import { computeFindings } from '../findings/compute-findings.ts';
import { publishSection } from '../statements/publish.ts';
import { ofRecord, words } from '../statements/statement.ts';
import { assembleReport } from './assemble.ts';

const award = aRecord('awards', 'a1', {
  title: 'Cameras for apples',
  organisations: [{ name: 'Orchard Works', role: 'Awardee' }],
  data: { awardee: 'Orchard Works', agency: 'Department of Agriculture' },
});
const said: DraftSection['blocks'] = [
  {
    type: 'paragraph',
    sentences: [fact(words`${ofRecord('awards/a1', 'Awardee: Orchard Works', 'Orchard Works')} has an award.`)],
  },
];
const none = (where: string): DraftSection['blocks'] => [
  { type: 'nothing-found', text: `Nothing was found on this topic in ${where}.` },
];

async function sectionsOf(drafts: [string, DraftSection['blocks']][], reportType: 'commercialization' | 'custom') {
  const observed = observedOf([award]);
  const evidence = evidenceFrom(observed, await computeFindings(observed));
  const sections = drafts.map(([title, blocks]) =>
    publishSection({ id: title.toLowerCase(), title, blocks }, evidence),
  );
  const document = assembleReport({
    reportId: 'r1',
    evidence,
    sections,
    writer: 'Test',
    reportType,
    engineLabel: (engine) => engine,
  });
  return document.sections.map(({ title, blocks }) => [
    title,
    blocks.map((block) => (block.type === 'nothing-found' ? block.text : block.type)),
  ]);
}

test('[GRD-05] a section without findings says where was looked', () => {
  const text = 'Nothing that surely bears on this was found in awards, funding opportunities and investors.';
  const { section } = publishSection(
    { id: 'x', title: 'X', blocks: [{ type: 'nothing-found', text }] },
    evidenceFrom(observedOf([]), nothing()),
  );
  expect(section.blocks).toEqual([{ type: 'nothing-found', text }]);
});

test('[RPT-02] where sections found nothing, one at the end names them', async () => {
  const drafts: [string, DraftSection['blocks']][] = [
    ['Summary', said],
    ['Customers', none('calls')],
    ['Patents', none('patents')],
    ['Awards', said],
    ['Risks', none('trials')],
  ];
  expect(await sectionsOf(drafts, 'commercialization')).toEqual([
    ['Summary', ['paragraph']],
    ['Awards', ['paragraph']],
    ['Where nothing was found', ['Nothing close enough to the idea to be told was found on: Customers, Patents.']],
  ]);
  // Sections that somebody asked for keep their places.
  expect((await sectionsOf(drafts, 'custom')).map(([title]) => title)).toEqual(drafts.map(([title]) => title));
});

test('[RPT-02] a report that found nothing says so in one section', async () => {
  const drafts: [string, DraftSection['blocks']][] = [
    ['Summary', [...none('the data sets'), ...said]],
    ['Customers', none('calls')],
    ['Risks', none('trials')],
  ];
  expect(await sectionsOf(drafts, 'commercialization')).toEqual([
    ['Summary', ['Nothing was found on this topic in the data sets.', 'paragraph']],
  ]);
});

test('[RPT-18] a table stands once, where it is told first; a section that has nothing else keeps it', async () => {
  const table = {
    type: 'table' as const,
    caption: 'What programs pay',
    columns: [{ label: 'Awardee', unit: 'text' as const }],
    rows: [{ cells: ['Orchard Works'], key: 'awards/a1' }],
    reads: () => ['Orchard Works'],
    note: words`Quoted word for word.`,
  };
  const other = {
    ...table,
    reads: () => ['Department of Agriculture'],
    rows: [{ cells: ['Department of Agriculture'], key: 'awards/a1' }],
  };
  const drafts: [string, DraftSection['blocks']][] = [
    ['Question', [...said, table]],
    ['Funding', [...said, table, other]],
    ['Customers', [table]],
  ];
  expect(await sectionsOf(drafts, 'commercialization')).toEqual([
    ['Question', ['paragraph', 'table']],
    ['Funding', ['paragraph', 'table']],
    ['Customers', ['table']],
  ]);
});
