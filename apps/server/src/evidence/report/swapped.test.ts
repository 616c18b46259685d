import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ideaAsRead } from '../../../test/held-idea.ts';
import { readingForTests } from '../../../test/read-notes.ts';
import { openSampleIndex } from '../../../test/sample-index.ts';
import { aboutOf } from '../../../test/subject.ts';
import { unheldCells } from '../../../test/unheld-cells.ts';
import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { type DraftBlock, type DraftSentence, sentence, sentencesOf } from '../draft.ts';
import { type Evidence, findEvidence } from '../evidence.ts';
import { gatherEvidence } from '../gather/gather.ts';
import { publishSection } from '../statements/publish.ts';
import { leavesOf, name, num, ofRecord, type Part, type Words, words } from '../statements/statement.ts';
import { builtinWriter } from '../writer/builtin/builtin-writer.ts';
import { COMMERCIALIZATION_SECTIONS } from './plans.ts';

const reading = readingForTests();

let index: CatalogueIndex;
let evidence: Evidence;
let blocks: DraftBlock[];

beforeAll(async () => {
  index = await openSampleIndex();
  const project = {
    id: '0b0e7f3e-6a55-4c55-9a0e-5e8f9c1f2a12',
    title: 'Wearable glucose patch',
    description:
      'A wearable patch that measures glucose in sweat for people with type 2 diabetes, replacing finger pricks.',
    persona: 'tech_developer' as const,
  };
  const about = await aboutOf(index, project);
  evidence = await gatherEvidence({
    ...reading.kept,
    index,
    engineOf: engineDeclaration,
    project,
    about,
    idea: await ideaAsRead({ ...reading.kept, index, about, ...project }),
  });
  const drafts = await Promise.all(COMMERCIALIZATION_SECTIONS.map(({ id }) => builtinWriter.write(id, evidence)));
  blocks = drafts.flatMap((draft) => draft.blocks);
});
afterAll(() => index.close());

const published = (block: DraftBlock) =>
  publishSection({ id: 'x', title: 'X', blocks: [block] }, evidence).section.blocks;
const publishedOf = (one: DraftSentence) => published({ type: 'paragraph', sentences: [one] }).flatMap(sentencesOf);
const inGerman = (one: DraftSentence) => publishedOf(one).flatMap(({ german }) => german?.text ?? []);
/** The sentence as published, in every language. */
const told = (one: DraftSentence) => [...publishedOf(one).map(({ text }) => text), ...inGerman(one)];

/** The statement with other words in one of its leaves. */
const exchanged = (parts: Words, leaf: Part, words: string): Words =>
  parts.map((part) => {
    if (part === leaf) return { ...part, words };
    if (part.of === 'list') return { ...part, items: part.items.map((item) => exchanged(item, leaf, words)) };
    return part.of === 'template'
      ? { ...part, holes: (part.holes ?? []).map((hole) => exchanged(hole, leaf, words)) }
      : part;
  });

/** Other words of the same kind: a number for a number, a name for a name. */
const others = (part: Part, all: readonly Part[]): string[] => [
  ...new Set(
    all
      .filter((other) => other.of === part.of && /^\D/.test(other.words) === /^\D/.test(part.words))
      .map((other) => other.words)
      .filter((said) => said !== part.words),
  ),
];

describe('[GRD-01] [RPT-08] a wrong value cannot be said', () => {
  test('by type: a template takes no string and no number, and nobody else makes a part', () => {
    const figure = evidence.figures[0]!;
    const never = () => {
      // @ts-expect-error: a number of nothing
      words`On record are ${12} awards.`;
      // @ts-expect-error: a name of nothing
      words`${'Acme'} has awards.`;
      // @ts-expect-error: a sentence of the built-in writer is no string
      sentence('On record are 12 awards.');
    };
    expect(never).toBeTypeOf('function');
    // @ts-expect-error: a part that nothing made
    const forged: Part = { of: 'figure', figure: figure.id, as: 'value', words: '12' };
    expect(told(sentence([forged]))[0]).toBe(num(figure).words);
  });

  test('in any sentence: exchanged numbers, names, titles and quotations are told as they are, or not at all', () => {
    const sentences = blocks.flatMap(sentencesOf);
    expect(sentences.every(({ parts }) => parts !== undefined)).toBe(true);
    const all = sentences.flatMap(({ parts }) => leavesOf(parts!));
    let tried = 0;
    const said = sentences.flatMap((one) => {
      const right = new Set(told(one).map((text) => text.toLowerCase()));
      return leavesOf(one.parts!).flatMap((leaf) =>
        others(leaf, all)
          .slice(0, 6)
          .flatMap((other) => {
            tried += 1;
            const { repair: _repair, ...rest } = one;
            const parts = exchanged(one.parts!, leaf, other);
            return told({ ...rest, parts }).filter((text) => !right.has(text.toLowerCase()));
          }),
      );
    });
    expect(sentences.flatMap(inGerman).length).toBe(sentences.length);
    expect(tried).toBeGreaterThan(200);
    expect(said).toEqual([]);
  });

  test('in any row, chart and map', () => {
    let tried = 0;
    const said: string[] = [];
    for (const block of blocks) {
      if (block.type === 'table')
        for (const [at, row] of block.rows.entries())
          for (const [column, cell] of row.cells.entries()) {
            const other = block.rows
              .map(({ cells }) => cells[column])
              .find((each) => each !== cell && each != null && each !== '');
            if (cell === null || other === undefined || other === null) continue;
            tried += 1;
            const cells = row.cells.map((each, place) => (place === column ? other : each));
            const rows = block.rows.map((each, place) => (place === at ? { ...each, cells } : each));
            const [kept] = published({ ...block, rows });
            if (kept?.type === 'table' && kept.rows.some((each) => each.cells === cells))
              said.push(`${block.caption}: ${cell} → ${other}`);
          }
      if (block.type === 'chart')
        for (const at of block.categories.keys()) {
          tried += 1;
          const series = block.series.map((each, place) =>
            place === 0 ? { ...each, values: each.values.map((value, of) => (of === at ? value + 1 : value)) } : each,
          );
          if (published({ ...block, series })[0]?.type === 'chart')
            said.push(`${block.title}: ${block.categories[at]}`);
        }
      if (block.type === 'map')
        for (const at of block.nodes.keys()) {
          tried += 1;
          const next = block.nodes[(at + 1) % block.nodes.length]!;
          const nodes = block.nodes.map((node, place) => (place === at ? { ...node, name: next.name } : node));
          if (published({ ...block, nodes })[0]?.type === 'map') said.push(`${block.title}: ${next.name}`);
        }
    }
    expect(tried).toBeGreaterThan(200);
    expect(said).toEqual([]);
  });

  test('[GRD-02] [GRD-07] where a part stands it opens its figure, or its passage of the record', () => {
    const spans = blocks.flatMap(sentencesOf).flatMap((one) => {
      const said = publishedOf({ ...one, repair: undefined })[0];
      const opens = leavesOf(one.parts!).filter((leaf) => leaf.of === 'figure' || leaf.of === 'record');
      if (said) expect(said.spans, said.text).toHaveLength(opens.length);
      return (said?.spans ?? []).map((span) => ({ ...span, words: said!.text.slice(span.at, span.at + span.length) }));
    });
    const passages = spans.flatMap(({ ground, words: said, isQuotation }) =>
      ground ? [{ ...ground, said, isQuotation }] : [],
    );
    expect(passages.length).toBeGreaterThan(50);
    for (const { key, quote, said, isQuotation } of passages) {
      const { fields, record } = findEvidence(evidence, key)!;
      expect([...fields, record.text].some((text) => text.includes(quote))).toBe(true);
      if (isQuotation) expect(quote.toLowerCase()).toContain(said.toLowerCase());
    }
    const figures = spans.filter(({ figure }) => figure);
    expect(figures.length).toBeGreaterThan(50);
    expect(figures.filter(({ figure }) => !evidence.figures.some(({ id }) => id === figure))).toEqual([]);
  });

  test('a row that no column reads of its record, and no sentence without parts, can be said', () => {
    const table = blocks.find((block) => block.type === 'table' && block.reads !== undefined);
    if (table?.type !== 'table') throw new Error('No table of records is in the report.');
    expect(published(table)).toHaveLength(1);
    const { reads: _reads, ...unread } = table;
    expect(published(unread).map(({ type }) => type)).toEqual(['nothing-found']);
    const { key, fields } = Object.values(evidence.records).flat()[0]!;
    const plain = { text: fields[0]!, grounds: [{ key, quote: fields[0]! }], figures: [] };
    expect(told({ ...plain, kind: 'fact' })).toEqual([]);
    expect(told(plain)).toEqual([]);
  });

  test('what a column reads of a record stands there, and what was worked out is a figure or in its label', () => {
    const tables = blocks.flatMap((block) => (block.type === 'table' ? [block] : []));
    expect(tables.flatMap(({ rows }) => rows).length).toBeGreaterThan(30);
    expect(tables.flatMap((table) => unheldCells(table, evidence))).toEqual([]);
  });

  test('what does not resolve is withheld with what it lacks', () => {
    const figure = evidence.figures.find(({ value, unit }) => unit === 'count' && value > 1)!;
    const unknown = { ...figure, id: 'no-such-figure' };
    const record = evidence.records.awards[0] ?? evidence.records.patents[0]!;
    const lacks = (said: Words) =>
      publishSection(
        { id: 'x', title: 'X', blocks: [{ type: 'paragraph', sentences: [sentence(said)] }] },
        evidence,
      ).report.withheld.flatMap(({ missing }) => missing);
    expect(lacks(words`On record are ${num(unknown)} awards.`)).toEqual(['no-such-figure']);
    expect(lacks(words`${name(figure, 'Nobody at all')} stands out.`)).toEqual([figure.id]);
    expect(
      lacks(words`It says “${ofRecord(record.key, record.fields[0]!, 'what it does not say', 'quotation')}”.`),
    ).toEqual(['what it does not say']);
    expect(lacks(words`It is ${ofRecord('awards/none', 'Title: x', 'x')}.`)).toEqual(['x']);
    expect(lacks(words`On record are ${num({ ...figure, value: figure.value + 1 })} of them.`)).toEqual([]);
    expect(told(sentence(words`On record are ${num({ ...figure, value: figure.value + 1 })} of them.`))).toEqual([
      `On record are ${num(figure).words} of them.`,
    ]);
  });
});
