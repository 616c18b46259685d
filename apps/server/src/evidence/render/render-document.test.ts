import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Block } from '@groundwork/contract/report-document';
import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { aReport } from '../../../test/report-document.ts';
import { layoutChart } from './chart/chart-layout.ts';
import { layoutPicture } from './chart/layout-picture.ts';
import { niceTicks } from './chart/ticks.ts';
import { outlineOf } from './pdf/type/outlines.ts';
import { printable, splitByWriting } from './pdf/type/scripts.ts';
import { renderDocument } from './render-document.ts';

/** Set to a folder to look at the files that the tests make. */
const keep = process.env['KEEP_DOCUMENTS'];

const CONCLUSION = {
  text: 'Buyers may wait.',
  kind: 'inference' as const,
  citations: [{ source: 1, quote: 'Buyers wait for standards.' }],
  figures: [],
};

/** The report's first section says these sentences only. */
const sectionsSaying = (...sentences: Extract<Block, { type: 'paragraph' }>['sentences']) =>
  aReport.sections.map((section, at) =>
    at > 0 ? section : { ...section, blocks: [{ type: 'paragraph' as const, sentences }] },
  );

async function render(format: 'md' | 'docx' | 'pdf') {
  const bytes = await renderDocument(aReport, format);
  if (keep) writeFileSync(`${keep}/report.${format}`, bytes);
  return bytes;
}

describe('[RPT-07] the report as a file', () => {
  test('Markdown has the sections, tables, charts as tables and a numbered source list; hostile text stays text', async () => {
    const text = new TextDecoder().decode(await render('md'));
    expect(text).toMatch(/^# Solid electrolyte for lithium metal batteries\n/);
    expect(text).toContain('128 claims made · 126 supported by their sources · 2 withheld');
    expect(text).toContain('Voltara Energy raised $48.5 million. [\\[1\\]](#source-1)');
    expect(text).toContain('| Voltara \\| Energy 3 | 2017 | 12 March, 2021 | – | [\\[1\\]](#source-1) |');
    expect(text).toContain('| 2021 | 9 | 4 |');
    expect(text).toContain('<a id="source-2"></a>2. **Electrolytes \\<img src=x onerror=1\\> of \\*tomorrow\\***');
    expect(text).not.toMatch(/[^\\]<script|[^\\]\]\(javascript/);
  });

  test('what rests on no source has no heading over none', async () => {
    const bare = { ...aReport, sections: [], figures: [], sources: [] };
    expect(new TextDecoder().decode(await renderDocument(bare, 'md'))).not.toContain('Sources');
    const entries = unzipSync(await renderDocument(bare, 'docx'));
    expect(strFromU8(entries['word/document.xml']!)).not.toContain('>Sources<');
  });

  // Run at once: what they wait for is the same two seconds.
  test.concurrent.each(['docx', 'pdf', 'md'] as const)(
    '[GRD-03] the same report is the same %s, at whatever time',
    async (format) => {
      const first = await render(format);
      // Zips count in steps of two seconds.
      await sleep(2_100);
      expect(Buffer.from(await render(format)).equals(first)).toBe(true);
    },
  );

  test('[GRD-08] what the writer concludes stands in italics, and is counted', async () => {
    const stated = { ...CONCLUSION, text: 'Buyers wait for standards.', kind: 'fact' as const };
    const concluding = {
      ...aReport,
      sections: sectionsSaying(CONCLUSION, stated),
      claims: { ...aReport.claims, inferences: 1 },
    };
    const md = new TextDecoder().decode(await renderDocument(concluding, 'md'));
    expect(md).toContain('*Buyers may wait.* [\\[1\\]](#source-1)');
    expect(md).toContain('126 supported by their sources · 2 withheld · 1 of advice (in italics)');
    const docx = strFromU8(unzipSync(await renderDocument(concluding, 'docx'))['word/document.xml']!);
    expect(docx).toMatch(/<w:i\/>(?:(?!<\/w:r>).)*Buyers may wait\./);
    const pdf = await getDocumentProxy(await renderDocument(concluding, 'pdf'));
    const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
    const texts = (await Promise.all(pages.map((page) => page.getTextContent()))).flatMap(({ items }) => items);
    const fontOf = (words: string) =>
      texts.flatMap((item) => ('str' in item && item.str.startsWith(words) ? [item.fontName] : []))[0];
    expect(fontOf('Buyers may wait.')).toBeDefined();
    expect(fontOf('Buyers may wait.')).not.toBe(fontOf('Buyers wait for standards.'));
  });

  test('[GRD-10] what an editor states against the gate is marked where it stands, in every file', async () => {
    const own = { ...CONCLUSION, text: 'Buyers never wait.', kind: 'editor' as const };
    const edited = { ...aReport, sections: sectionsSaying(own), claims: { ...aReport.claims, editors: 1 } };
    const said = 'Buyers never wait. [editor’s statement]';
    expect(new TextDecoder().decode(await renderDocument(edited, 'md')).replaceAll(/[*\\]/g, '')).toContain(said);
    const docx = strFromU8(unzipSync(await renderDocument(edited, 'docx'))['word/document.xml']!);
    expect(docx.replaceAll(/<[^>]+>/g, '')).toContain(said);
    const pdf = await getDocumentProxy(await renderDocument(edited, 'pdf'));
    expect((await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ')).toContain(said);
  });

  test('what was judged by words alone says so before all else', async () => {
    const notice = /search by meaning was still being prepared/;
    const docx = async (isByWords: boolean) =>
      strFromU8(unzipSync(await renderDocument({ ...aReport, isByWords }, 'docx'))['word/document.xml']!);
    expect(await docx(true)).toMatch(notice);
    expect(await docx(false)).not.toMatch(notice);
    const pdf = await getDocumentProxy(await renderDocument({ ...aReport, isByWords: true }, 'pdf'));
    expect((await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ')).toMatch(notice);
  });

  test('DOCX has headings, tables with repeated headers, pictures with alternative text, and linked sources', async () => {
    const files = unzipSync(await render('docx'));
    const body = strFromU8(files['word/document.xml']!);
    expect(body).toContain('Market sizing');
    expect(body).toContain('w:tblHeader');
    expect(body).toContain('<w:tblLayout w:type="fixed"/>');
    // Not all columns are as wide.
    const widths = [...body.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => width);
    expect(new Set(widths).size).toBeGreaterThan(1);
    expect(body).toContain('w:anchor="source-1"');
    expect(body).toContain('w:name="source-1"');
    expect(body).toContain('Publications: 2019 3, 2020 5, 2021 9, 2022 12.');
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(Object.keys(files).filter((name) => name.startsWith('word/media/'))).toHaveLength(6);
    expect(body).toContain('Harrow Laboratories with 固体电解质研究院 (joint assignees, 1).');
    const links = strFromU8(files['word/_rels/document.xml.rels']!);
    expect(links).toContain('https://example.org/voltara?a=1&amp;b=2');
    expect(links).not.toContain('javascript:');
  });

  test('PDF holds the text of every section, table, chart and source', async () => {
    const { text } = await extractText(await getDocumentProxy(await render('pdf')), { mergePages: true });
    for (const words of [
      'Solid electrolyte for lithium metal batteries',
      '126 supported by their sources',
      'Voltara Energy raised $48.5 million.',
      'Второй пункт.',
      'Companies closest to the project',
      '$48,499,999',
      'Publications',
      'Harrow Laboratories',
      'Nothing was found on this topic in drugs.',
      'Generated for demonstration; not real',
    ])
      expect(text).toContain(words);
  });
});

test.each([
  ['long words', 'pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3)],
  [
    'a long title of short words',
    'a wearable patch that measures glucose in sweat for people with type 2 diabetes, replacing finger pricks',
  ],
  ['right-to-left, emoji and combining marks', 'مرحبا 😀 é̂̃ क्षत्रिय \u202Eabc'],
  ['markup and control characters', '</w:t><b>&amp;\u0007\t\n]]>'],
])('[RPT-07] %s everywhere in a report give files all the same', async (_what, text) => {
  const stretch = (value: unknown): unknown => {
    if (typeof value === 'string') return text.slice(0, 120);
    if (Array.isArray(value)) return value.map(stretch);
    return value;
  };
  const extreme = structuredClone(aReport);
  extreme.title = text.slice(0, 120);
  extreme.project.description = `${text} `.repeat(30);
  for (const { blocks } of extreme.sections) {
    for (const block of blocks) {
      if (block.type === 'paragraph') for (const each of block.sentences) each.text = `${text} `.repeat(8);
      if (block.type === 'table') {
        block.caption = text;
        for (const row of block.rows) row.cells = row.cells.map((cell) => stretch(cell) as string);
      }
      if (block.type === 'chart') block.categories = block.categories.map(() => text);
    }
  }
  for (const source of extreme.sources) Object.assign(source, { title: text, publisher: text });
  for (const format of ['md', 'docx', 'pdf'] as const)
    expect((await renderDocument(extreme, format)).length).toBeGreaterThan(1000);
});

test.each(['md', 'docx', 'pdf'] as const)(
  '[SEC-06] %s is passed on: the description, with the names in it, is not in it',
  async (format) => {
    const secret = structuredClone(aReport);
    secret.project.description = 'Project Kestrel, for Grundig.';
    const without = { ...secret, project: { ...secret.project, description: '' } };
    expect(await renderDocument(secret, format)).toEqual(await renderDocument(without, format));
  },
);

test('axis values are round, start at zero and reach the largest value', () => {
  expect(niceTicks(12, 4)).toEqual([0, 5, 10, 15]);
  expect(niceTicks(3, 4)).toEqual([0, 1, 2, 3]);
  expect(niceTicks(1, 4)).toEqual([0, 1]);
  expect(niceTicks(12_500_000, 4)).toEqual([0, 5_000_000, 10_000_000, 15_000_000]);
  expect(niceTicks(0, 4)).toEqual([0, 1]);
});

const map = aReport.sections[0]!.blocks.find((block) => block.type === 'map')!;

test('a chart names its axes with their unit', () => {
  const chart = aReport.sections[0]!.blocks.find((block) => block.type === 'chart' && block.kind === 'bar');
  const drawing = layoutChart(chart as never);
  const texts = drawing.shapes.flatMap((shape) => (shape.type === 'text' ? [shape.text] : []));
  expect(texts).toContain('Award amount (US$)');
  expect(texts).toContain('$12.5M');
});

test('[RPT-13] names on a map stand on rows of their own, and a curve for each pair ends at both', () => {
  const { height, shapes } = layoutPicture(map);
  const lines = shapes.flatMap((shape) =>
    shape.type === 'text' && !/funder|possible/.test(shape.text) ? [shape.y] : [],
  );
  expect(lines).toHaveLength(5);
  expect(lines.every((y, at) => at === 0 || y - lines[at - 1]! >= 12)).toBe(true);
  // Half a row more between what nothing joins.
  expect(lines[3]! - lines[2]!).toBe((lines[1]! - lines[0]!) * 1.5);
  expect(lines.at(-1)!).toBeLessThan(height);
  const dots = shapes.flatMap((shape) => (shape.type === 'dot' ? [[shape.x, shape.y]] : []));
  const curves = shapes.flatMap((shape) => (shape.type === 'line' ? [shape] : []));
  expect(curves.map(({ points }) => [points[0], points.at(-1)])).toEqual([
    [dots[0], dots[1]],
    [dots[0], dots[2]],
    [dots[3], dots[4]],
  ]);
  expect(curves[0]!.width).toBeGreaterThan(curves[1]!.width);
  expect(curves.flatMap(({ points }) => points).every(([x]) => x >= 0)).toBe(true);
});

test('what a typeface lacks is drawn with another that has it, and said not to be there where none has', () => {
  expect(splitByWriting('age ≥ 18 → ok').map(({ text, writing }) => [text, writing])).toEqual([
    ['age ', 'latin'],
    ['≥', 'outline'],
    [' 18 ', 'latin'],
    ['→', 'outline'],
    [' ok', 'latin'],
  ]);
  expect(splitByWriting('±µ°™€\u2212').map(({ writing }) => writing)).toEqual(['latin']);
  expect(splitByWriting('\u0007\uf0b7').map(({ writing }) => writing)).toEqual(['none']);
  expect(printable('☎\ufe0f a\u200bb')).toBe('☎ ab');
});

test('each writing is drawn in its own way', () => {
  const parts = splitByWriting('固体 Zoë مرحبا Σ ไทย');
  expect(parts.map(({ text, writing }) => [text.trim(), writing])).toEqual([
    ['固体', 'outline'],
    ['Zoë', 'latin'],
    ['مرحبا', 'arabic'],
    ['Σ', 'latin'],
    ['ไทย', 'none'],
  ]);
});

test('[RPT-16] what the typeface lacks is drawn in a PDF letter by letter', async () => {
  const { OPS } = await getResolvedPDFJS();
  const shapesIn = async (title: string) => {
    const page = await (await getDocumentProxy(await renderDocument({ ...aReport, title }, 'pdf'))).getPage(1);
    return (await page.getOperatorList()).fnArray.filter((operator) => operator === OPS.constructPath).length;
  };
  // A title stands on its first page twice.
  expect((await shapesIn('Solid 固体电解质')) - (await shapesIn('Solid'))).toBe(2 * 5);
});

test('[RPT-16] emoji of records are drawn in a PDF, and none stands there as a character that is missing', () => {
  const emoji = '😀🔋⚗️🧪🌱🇺🇸👍🏽1️⃣';
  const parts = splitByWriting(printable(emoji));
  expect(parts.filter(({ writing }) => writing === 'none')).toEqual([]);
  // A colour of skin and the frame of a key only say how to draw the sign before them.
  expect(parts.map(({ text }) => text).join('')).toBe('😀🔋⚗🧪🌱🇺🇸👍1');
  for (const character of '😀🔋🧪') expect(outlineOf(character)?.path).toMatch(/^M/);
});
