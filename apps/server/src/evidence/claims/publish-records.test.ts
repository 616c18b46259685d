import { describe, expect, test } from 'vitest';
import type { Evidence } from '../evidence.ts';
import type { DraftBlock, DraftSentence, Ground, Ranked } from '../writer/draft.ts';
import { publishSection } from './gate.ts';

const query = { searchEngine: 'awards' as const, query: '', filters: {} };
const award = (id: string, title: string, given: { amount?: number | null; closes?: string; text?: string } = {}) => ({
  key: `awards/${id}`,
  record: {
    engine: 'awards',
    id,
    title,
    text: given.text ?? '',
    amount: given.amount ?? null,
    closes: given.closes ?? null,
    data: {},
    source: { name: 'Awards' },
  },
  fields: [`Title: ${title}`, `Record: ${id}`, ...(given.amount ? [`Award amount: $${given.amount}`] : [])],
});
const awards = [
  award('a', 'Ceramic separators', { amount: 900, closes: '2026-02-01', text: 'The film stops dendrites in cells.' }),
  award('b', 'Lithium anodes', { amount: 3000, closes: '2026-05-01' }),
  award('c', 'Polymer films', { amount: 2000, closes: '2026-03-01' }),
  award('d', 'Printed cells'),
];
const other = {
  key: 'patents/p',
  record: { engine: 'patents', id: 'p', title: 'A separator', text: '', data: {}, source: { name: 'Patents' } },
  fields: ['Title: A separator'],
};
const evidence = {
  asOf: '2026-03-01T12:00:00Z',
  records: { awards },
  cited: [other],
  figures: [{ id: 'awards:count', label: 'awards', value: 4, unit: 'count', query }],
  series: [],
} as unknown as Evidence;

const section = (blocks: DraftBlock[], title = 'Funding') =>
  publishSection({ id: 'x', title, blocks }, evidence, () => false);
const title = (id: string): Ground => {
  const { key, fields } = awards.find((each) => each.record.id === id)!;
  return { key, quote: fields[0]! };
};
const said = (text: string, ...grounds: Ground[]): DraftSentence => ({ text, grounds, figures: [] });
const paragraph = (...sentences: DraftSentence[]): DraftBlock => ({ type: 'paragraph', sentences });
const TRUE = said('The film stops dendrites in cells.', {
  key: 'awards/a',
  quote: 'The film stops dendrites in cells.',
});
const FALSE = said('The film stops 42 dendrites.', { key: 'awards/a', quote: 'The film stops dendrites in cells.' });
const WITHHELD = { text: FALSE.text, missing: ['42'] };

describe('[GRD-01] what a section keeps, and what it counts', () => {
  test('supported sentences stay in their order, the others are withheld with what they lack', () => {
    const draft = { id: 'x', title: 'Funding', blocks: [paragraph(FALSE, TRUE), paragraph(FALSE)] };
    expect(publishSection(draft, evidence, () => false)).toEqual({
      section: { ...draft, blocks: [paragraph(TRUE)] },
      report: { made: 3, supported: 1, withheld: [WITHHELD, WITHHELD] },
    });
  });

  test('a sentence is mended once, by words that hold', () => {
    const mended = section([paragraph({ ...FALSE, repair: TRUE })]);
    expect(mended.section.blocks).toEqual([paragraph(TRUE)]);
    expect(mended.report).toEqual({ made: 1, supported: 1, withheld: [] });
    expect(section([paragraph({ ...FALSE, repair: FALSE })]).report.withheld).toEqual([WITHHELD]);
    const right = section([paragraph({ ...TRUE, repair: said('The film stops dendrites.', ...TRUE.grounds) })]);
    expect(right.section.blocks).toMatchObject([{ sentences: [{ text: TRUE.text }] }]);
  });

  test('items of a list go with their last sentence, a list with its last item', () => {
    const list = (...items: DraftSentence[][]): DraftBlock => ({ type: 'list', items });
    expect(section([list([FALSE], [TRUE, FALSE])]).section.blocks).toEqual([list([TRUE])]);
    expect(section([list([FALSE])]).section.blocks).toEqual([
      { type: 'nothing-found', text: 'Nothing was found that its sources support.' },
    ]);
  });

  test('what was not found is said plainly, or in other words', () => {
    const nothing = (text: string) => section([{ type: 'nothing-found', text }]).section.blocks;
    const plain = 'Nothing was found on this topic in awards.';
    expect(nothing(plain)).toEqual([{ type: 'nothing-found', text: plain }]);
    const instead = [{ type: 'nothing-found', text: 'Nothing was found that its sources support.' }];
    for (const claim of ['Nothing was found among 137 awards.', 'All makers agree.', 'It says: Nothing was found.'])
      expect(nothing(claim)).toEqual(instead);
    expect(section([]).section.blocks).toEqual(instead);
  });

  test('rows that hold stay; a table whose caption or note claims goes, and counts as one', () => {
    const row = (name: string, id: string | null) => ({ cells: [name], key: id && `awards/${id}` });
    const table = (given: object, ...rows: ReturnType<typeof row>[]): DraftBlock => ({
      type: 'table',
      caption: 'Awards on this topic',
      columns: [{ label: 'Title', unit: 'text' }],
      note: '',
      rows,
      ...given,
    });
    const both = section([table({}, row('Ceramic separators', 'a'), row('Lithium anodes', 'a'))]);
    expect(both.section.blocks).toEqual([table({}, row('Ceramic separators', 'a'))]);
    expect(both.report).toMatchObject({ made: 2, supported: 1, withheld: [{ text: 'Lithium anodes' }] });
    const two = [
      { label: 'Title', unit: 'text' },
      { label: 'Award amount', unit: 'usd' },
    ];
    const wrong = { cells: ['Ceramic separators', 901], key: 'awards/a' };
    expect(section([table({ columns: two }, wrong as never)]).report.withheld).toMatchObject([
      { text: 'Ceramic separators | $901' },
    ]);
    for (const claim of [
      { caption: 'Most awards on this topic' },
      { note: 'Source: all 137 awards.' },
      { columns: [{ label: 'Only awards', unit: 'text' }] },
    ]) {
      const gone = section([table(claim, row('Ceramic separators', 'a'))]);
      expect(gone.section.blocks).toMatchObject([{ type: 'nothing-found' }]);
      expect(gone.report).toMatchObject({
        made: 2,
        supported: 1,
        withheld: [{ text: expect.stringMatching(/ \(table\)$/) }],
      });
    }
  });

  test('a chart that is withheld is named', () => {
    const chart = {
      type: 'chart',
      title: 'Awards',
      xLabel: 'Agency',
      yLabel: 'Awards',
      kind: 'bar',
      unit: 'count',
      categories: ['NASA'],
      series: [{ name: 'Awards', values: [3], seriesId: 'none' }],
      note: '',
    } as DraftBlock;
    const { section: kept, report } = section([chart, paragraph(TRUE)]);
    expect(kept.blocks).toEqual([paragraph(TRUE)]);
    expect(report.withheld).toMatchObject([{ text: 'Awards (chart)' }]);
  });

  test('a section whose title claims is the program’s own fault', () => {
    expect(() => section([paragraph(TRUE)], 'Most awards')).toThrow("A section's title makes a claim: Most awards");
  });
});

describe('[GRD-01] [GRD-08] what a sentence rests on', () => {
  const lacks = (sentence: DraftSentence) => section([paragraph(sentence)]).report.withheld[0]?.missing ?? [];

  test('is a passage or a field of a record of the evidence, and a figure of it', () => {
    expect(lacks(TRUE)).toEqual([]);
    expect(lacks(said('Ceramic separators are an award.'))).toEqual(['a source']);
    const invented = { key: 'awards/a', quote: 'The film stops 42 dendrites.' };
    expect(lacks(said('The film stops 42 dendrites.', invented))).toEqual(['a passage that awards/a does not hold']);
    expect(lacks(said('A film.', { key: 'awards/none', quote: 'A film.' }))).toEqual([
      'a passage that awards/none does not hold',
    ]);
    expect(lacks(said('The title is “A separator”.', { key: 'patents/p', quote: 'Title: A separator' }))).toEqual([]);
    expect(lacks({ text: 'The search found 4 awards.', grounds: [], figures: ['awards:none'] })).toEqual([
      'the figure awards:none',
    ]);
    expect(lacks({ text: 'The search found 4 awards.', grounds: [], figures: ['awards:count'] })).toEqual([]);
  });

  test('several passages of a record count together', () => {
    const amount = { key: 'awards/a', quote: 'Award amount: $900' };
    expect(lacks(said('“Ceramic separators” has an award amount of $900.', title('a'), amount))).toEqual([]);
    expect(lacks(said('“Ceramic separators” has an award amount of $900.', title('a')))).toEqual(['$900']);
  });

  test('the first of a data set are looked up, by relevance, amount and closing day', () => {
    const ranked = (text: string, by: Ranked['by'], ...ids: string[]): string[] =>
      lacks({ ...said(text, ...ids.map(title)), ranked: { engine: 'awards', by } });
    const largest = (name: string) => `The largest award is “${name}”.`;
    expect(ranked(largest('Lithium anodes'), 'amount', 'b')).toEqual([]);
    expect(ranked(largest('Polymer films'), 'amount', 'c')).toEqual(['the first by amount']);
    expect(ranked('The largest awards are “Lithium anodes” and “Polymer films”.', 'amount', 'b', 'c')).toEqual([]);
    expect(ranked('The largest awards are “Lithium anodes” and “Ceramic separators”.', 'amount', 'b', 'a')).toEqual([
      'the first by amount',
    ]);
    expect(ranked('Among these the next is “Polymer films”.', 'closing', 'c')).toEqual([]);
    expect(ranked('Among these the next is “Lithium anodes”.', 'closing', 'b')).toEqual(['the first by closing']);
    expect(ranked('Among these the next is “Ceramic separators”.', 'closing', 'a')).toEqual(['the first by closing']);
    expect(ranked('The closest match is “Ceramic separators”.', 'relevance', 'a')).toEqual([]);
    expect(ranked('The closest match is “Lithium anodes”.', 'relevance', 'b')).toEqual(['the first by relevance']);
    // Without a rank that is looked up, none is told.
    expect(lacks(said(largest('Lithium anodes'), title('b')))).not.toEqual([]);
  });

  test('an inference begins with advice or leaves open, and holds no value of its own', () => {
    const inferred = (text: string, figures: string[] = []) =>
      lacks({ ...said(text, ...(figures.length ? [] : TRUE.grounds)), figures, kind: 'inference' });
    const NONE = ['a word that says that it is inferred'];
    for (const verb of 'Ask Talk Seek Offer Watch Approach Compare Apply Consider Look Read Check Start'.split(' '))
      expect(inferred(`${verb} with makers of cells.`), verb).toEqual([]);
    for (const open of [
      'may',
      'might',
      'could',
      'suggests it',
      'suggest it',
      'is likely',
      'perhaps',
      'possibly',
      'appears to',
      'appear to',
      'seems to',
      'seem to',
      'would',
    ])
      expect(inferred(`The film ${open} help makers.`), open).toEqual([]);
    expect(inferred('The film helps makers.')).toEqual(NONE);
    expect(inferred('The makers Ask for it.')).toEqual(NONE);
    expect(inferred('All films may help.')).toEqual(['all']);
    expect(inferred('The film may help 42 makers.')).toEqual(['42']);
    expect(inferred('The 4 awards may help.', ['awards:count'])).toEqual([]);
    expect(inferred('The 5 awards may help.', ['awards:count'])).toEqual(['5']);
    expect(inferred('The film may help Boeing.')).toEqual(['Boeing']);
  });
});
