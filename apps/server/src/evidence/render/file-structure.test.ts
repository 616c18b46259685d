import { inflateSync } from 'node:zlib';
import type { ReportDocument } from '@groundwork/contract/report-document';
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { aReport } from '../../../test/report-document.ts';
import { renderDocument } from './render-document.ts';

const TITLES = ['Executive summary', 'Market sizing', 'Competitors', 'IP landscape', 'Risks'];
const ARABIC = 'مرحبا بالعالم';
const CHINESE = '固体电解质';
const SENTENCE = aReport.sections[0]!.blocks[0] as Extract<
  ReportDocument['sections'][0]['blocks'][0],
  { type: 'paragraph' }
>;

/** Paragraphs of every length around that of a line: somewhere a citation stands where the line ends. */
const ENDING_ANYWHERE = Array.from({ length: 40 }, (_, n) => ({
  ...SENTENCE,
  sentences: [
    { text: `It conducts ${'well '.repeat(15)}${'i'.repeat(n)}.`, citations: [{ source: 1, quote: 'x' }], figures: [] },
  ],
}));

/** Long enough for several pages, in the shapes that reports have. */
const LONG: ReportDocument = {
  ...aReport,
  sections: TITLES.map((title, at) => ({
    id: `section-${at}`,
    title,
    blocks: [
      ...aReport.sections[0]!.blocks,
      ...(at === 0 ? ENDING_ANYWHERE : []),
      ...Array.from({ length: 6 }, () => ({
        ...SENTENCE,
        sentences: Array.from({ length: 9 }, (_, n) => ({
          text: `It was found that ${'a solid electrolyte conducts '.repeat((n % 4) + 1)}${n === 3 ? ARABIC : 'well'}.`,
          kind: 'fact' as const,
          citations: [1, 2].slice(0, 1 + (n % 2)).map((source) => ({ source, quote: 'x' })),
          figures: [],
        })),
      })),
    ],
  })),
};

interface Node {
  role: string;
  alt?: string;
  children?: (Node | { type: string; id: string })[];
}
interface TextItem {
  str?: string;
  type?: string;
  tag?: string;
  transform?: number[];
}

const all = (node: Node): Node[] => [
  node,
  ...(node.children ?? []).flatMap((child) => ('role' in child ? all(child) : [])),
];

describe('[RPT-16] the PDF', () => {
  let bytes: Uint8Array;
  let pdf: Awaited<ReturnType<typeof getDocumentProxy>>;
  let pages: Awaited<ReturnType<(typeof pdf)['getPage']>>[];
  beforeAll(async () => {
    bytes = await renderDocument(LONG, 'pdf');
    pdf = await getDocumentProxy(bytes.slice());
    pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
  });

  /** Lines of a page from top to bottom: what stands on one level. */
  async function lines(page: (typeof pages)[0]): Promise<{ y: number; text: string }[]> {
    const { items } = (await page.getTextContent()) as unknown as { items: TextItem[] };
    const byLevel = new Map<number, string>();
    for (const { str, transform } of items) {
      if (!str || !transform) continue;
      const level = [...byLevel.keys()].find((y) => Math.abs(y - transform[5]!) < 5) ?? transform[5]!;
      byLevel.set(level, (byLevel.get(level) ?? '') + str);
    }
    return [...byLevel].map(([y, text]) => ({ y, text: text.trim() })).sort((a, b) => b.y - a.y);
  }

  test('says its title, its language and that it is tagged', async () => {
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const { info, metadata } = (await pdf.getMetadata()) as unknown as {
      info: Record<string, unknown>;
      metadata: { get(name: string): string | null };
    };
    expect(info['Title']).toBe('Solid electrolyte for lithium metal batteries – Commercialization report');
    expect(info['Language']).toBe('en');
    expect(metadata.get('pdfuaid:part')).toBe('1');
  });

  test('says on each page which of how many it is', async () => {
    const feet = await Promise.all(
      pages.map(async (page) => /page \d+ of \d+$/.exec((await lines(page)).at(-1)!.text)?.[0]),
    );
    expect(feet.slice(1)).toEqual(pages.slice(1).map((_, at) => `page ${at + 2} of ${pages.length}`));
  });

  test('has headings, lists, tables with heads, and figures with their values in words', async () => {
    const trees = (await Promise.all(pages.map((page) => page.getStructTree()))) as Node[];
    const nodes = trees.flatMap(all);
    const count = (role: string) => nodes.filter((node) => node.role === role).length;
    expect(count('H1')).toBe(1);
    expect(count('H2')).toBe(TITLES.length + 1);
    expect(count('LI')).toBe(2 * TITLES.length);
    expect(count('TOCI')).toBe(TITLES.length + 1);
    expect(count('TH')).toBeGreaterThanOrEqual(5 * TITLES.length);
    expect(count('TD')).toBeGreaterThanOrEqual(12 * 5 * TITLES.length);
    const figures = nodes.filter(({ role }) => role === 'Figure');
    expect(figures).toHaveLength(3 * TITLES.length);
    for (const { alt } of figures)
      expect(alt).toMatch(/2019 3, 2020 5|Department of Energy 12500000|Harrow Laboratories with/);
  });

  test('steps down from heading to heading by one, and lists no glyphs of a font beside the font', async () => {
    const trees = (await Promise.all(pages.map((page) => page.getStructTree()))) as Node[];
    const levels = trees.flatMap(all).flatMap(({ role }) => /^H(\d)$/.exec(role ?? '')?.[1] ?? []);
    expect(levels.every((level, at) => Number(level) <= Number(levels[at - 1] ?? 0) + 1)).toBe(true);
    // Such a list lacked the parts of letters with accents.
    expect(Buffer.from(bytes).includes('/CIDSet')).toBe(false);
  });

  test('has no text outside its structure but what is decoration', async () => {
    for (const page of pages) {
      const { items } = (await page.getTextContent({ includeMarkedContent: true })) as unknown as {
        items: TextItem[];
      };
      let depth = 0;
      for (const { str, type } of items) {
        if (type?.startsWith('beginMarkedContent')) depth += 1;
        else if (type === 'endMarkedContent') depth -= 1;
        else if (str?.trim()) expect(depth, str).toBeGreaterThan(0);
      }
    }
  });

  test('its contents name the page on which each section begins, and its bookmarks lead there', async () => {
    const texts = await Promise.all(pages.map(async (page) => (await lines(page)).map(({ text }) => text)));
    const [root] = (await pdf.getOutline())!;
    const names = [...TITLES.map((title, at) => `${at + 1} ${title}`), 'Sources'];
    expect(root!.items.map(({ title }) => title.replace(/\s+/g, ' '))).toEqual(names);
    for (const [at, name] of names.entries()) {
      const entry = texts[0]!.find((text) => new RegExp(`^${name}\\s*\\d+$`).test(text));
      const page = Number(/\d+$/.exec(entry!)![0]);
      const headings = texts[page - 1]!.filter((text) => text === name);
      expect(headings, name).toHaveLength(1);
      const [dest] = root!.items[at]!.dest as [object];
      expect((await pdf.getPageIndex(dest as never)) + 1, name).toBe(page);
    }
  });

  test('its citations lead to their sources, its sources to the web, and to nothing else', async () => {
    const places = Object.keys((await pdf.getDestinations()) as object);
    expect(places).toEqual(expect.arrayContaining(['source-1', 'source-2', 'section-section-0', 'sources']));
    const links = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
    for (const link of links) {
      if (link.url) expect(link.url).toBe('https://example.org/voltara?a=1&b=2');
      else expect(places).toContain(link.dest);
    }
    expect(links.filter(({ dest }) => dest === 'source-2').length).toBeGreaterThan(20);
  });

  test('a citation behind words from right to left is not turned round with them', async () => {
    const texts = (await Promise.all(pages.map(lines))).flat().map((line) => line.text);
    expect(texts.some((text) => text.includes('[1] [2]') || text.includes('[1]\u00a0[2]'))).toBe(true);
    expect(texts.filter((text) => /\[2\]\s*\[1\]/.test(text))).toEqual([]);
  });

  test('no citation stands on a line of its own, and no page but the last ends half empty', async () => {
    for (const [at, page] of pages.entries()) {
      const written = await lines(page);
      expect(written.filter(({ text }) => /^(?:\[\d+\]\s*)+$/.test(text))).toEqual([]);
      const foot = Math.min(...written.filter(({ text }) => !/page \d+ of \d+$/.test(text)).map(({ y }) => y));
      if (at < pages.length - 1) expect(foot, `page ${at + 1}`).toBeLessThan(842 / 2);
    }
  });

  test('letters outside Latin are there to be read and copied', async () => {
    const text = (await Promise.all(pages.map(lines)))
      .flat()
      .map((line) => line.text)
      .join('\n');
    expect(text).toContain('Второй пункт.');
    expect(actualTexts(bytes)).toEqual(expect.arrayContaining([...ARABIC.split(' '), CHINESE]));
  });
});

/** The text that pages give in place of what they draw. */
function actualTexts(pdf: Uint8Array): string[] {
  const raw = Buffer.from(pdf).toString('latin1');
  const texts: string[] = [];
  for (const [, stream] of raw.matchAll(/\/FlateDecode\s*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g)) {
    let content: string;
    try {
      content = inflateSync(Buffer.from(stream!, 'latin1')).toString('latin1');
    } catch {
      continue;
    }
    for (const [, said] of content.matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g)) {
      const plain = said!.replace(/\\([nrtbf\\()])/g, (_all, code: string) => ESCAPES[code] ?? code);
      texts.push(Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le'));
    }
  }
  return texts;
}
const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

describe('[RPT-16] the DOCX', () => {
  let files: Record<string, Uint8Array>;
  let body: string;
  beforeAll(async () => {
    files = unzipSync(await renderDocument(LONG, 'docx'));
    body = strFromU8(files['word/document.xml']!);
  });

  test('is well-formed in every part, and every relation leads to a part', () => {
    for (const [name, bytes] of Object.entries(files))
      if (/\.(xml|rels)$/.test(name)) new SaxesParser({ xmlns: true }).write(strFromU8(bytes)).close();
    const relations = strFromU8(files['word/_rels/document.xml.rels']!);
    for (const [, target] of relations.matchAll(/Target="([^"]+)"(?! TargetMode)/g))
      if (!/^https?:/.test(target!)) expect(Object.keys(files)).toContain(`word/${target}`);
  });

  test('its headings are headings, numbered by Word', () => {
    const headings = [...body.matchAll(/<w:p>(?:(?!<\/w:p>).)*w:val="Heading1"(?:(?!<\/w:p>).)*<\/w:p>/g)];
    expect(headings).toHaveLength(TITLES.length + 1);
    for (const [at, [paragraph]] of headings.slice(0, -1).entries()) {
      expect(paragraph).toContain(TITLES[at]);
      expect(paragraph).toMatch(/<w:numPr><w:ilvl w:val="0"\/><w:numId/);
    }
    expect(strFromU8(files['word/numbering.xml']!)).toContain('w:val="decimal"');
  });

  test('its contents are Word’s own, filled in with the number and a link to each heading, and need no update', () => {
    const contents = /<w:sdt>.*?<\/w:sdt>/s.exec(body)![0];
    expect(contents).toContain('TOC \\h \\n &quot;1-1&quot; \\o &quot;1-1&quot;');
    const entries = [...contents.matchAll(/<w:hyperlink[^>]*w:anchor="([^"]+)">(.*?)<\/w:hyperlink>/g)];
    expect(entries.map(([, , entry]) => entry!.replace(/<w:tab\/>/g, ' ').replace(/<[^>]+>/g, ''))).toEqual([
      ...TITLES.map((title, at) => `${at + 1} ${title}`),
      'Sources',
    ]);
    for (const [, anchor] of entries) expect(body).toContain(`<w:bookmarkStart w:name="${anchor}"`);
    expect(body).not.toContain('w:dirty');
    expect(strFromU8(files['word/settings.xml']!)).not.toContain('updateFields');
  });

  test('its captions are counted by Word, and show their number until then', () => {
    const counted = (kind: string) =>
      [...body.matchAll(new RegExp(`SEQ ${kind} [^>]*>(?:(?!</w:fldSimple>).)*?<w:t[^>]*>(\\d+)</w:t>`, 'g'))].map(
        ([, n]) => Number(n),
      );
    expect(counted('Table')).toEqual([1, 2, 3, 4, 5]);
    expect(counted('Figure')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    expect(body.match(/w:val="Caption"/g)).toHaveLength(20);
  });

  test('the last row of a table goes over to the next page with the note below it, and no other does', () => {
    for (const [table] of body.matchAll(/<w:tbl>.*?<\/w:tbl>/gs)) {
      const keeps = table
        .split('<w:tr>')
        .slice(1)
        .map((row) => row.includes('<w:keepNext/>'));
      expect(keeps.indexOf(true)).toBe(keeps.length - 1);
    }
  });

  test('its tables are tables, its charts vectors with a picture for older readers', () => {
    expect(body.match(/<w:tbl>/g)).toHaveLength(TITLES.length);
    const media = Object.keys(files).filter((name) => name.startsWith('word/media/'));
    expect(media.some((name) => name.endsWith('.svg'))).toBe(true);
    expect(media.some((name) => name.endsWith('.png'))).toBe(true);
    expect(body.match(/asvg:svgBlip/g)!.length).toBeGreaterThanOrEqual(10);
    expect(body).toContain(CHINESE);
    expect(body).toContain(ARABIC);
  });
});
