import { readFileSync } from 'node:fs';
import { FILE_TYPE_NAMES, type FileType } from '@groundwork/contract/library.names';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { docxOf, pdfOf, pptxOf, xlsxOf } from '../../../../test/documents.ts';
import { realFile } from '../../../../test/fixtures-dir.ts';
import { DOCUMENTS, fileNameOf, TEMPLATES } from '../templates/all-templates.ts';
import { TEMPLATES_FOLDER } from '../templates/shipped-templates.ts';
import { extractInThread } from './extract-in-thread.ts';
import { splitText } from './extraction.ts';

const encode = (text: string) => new TextEncoder().encode(text);

async function pagesOf(type: FileType, bytes: Uint8Array) {
  const answer = await extractInThread(type, bytes);
  if ('reason' in answer) throw new Error(answer.reason.text);
  return answer.text;
}
const reasonOf = async (type: FileType, bytes: Uint8Array, options = {}) => {
  const answer = await extractInThread(type, bytes, options);
  return 'reason' in answer ? answer.reason.text : `no reason, ${answer.text.characters} characters`;
};

describe('[LIB-05] real PDFs', () => {
  test.each([
    ['fdaaa_trialstracker_2018_paper.pdf', 22, 'FDAAA TrialsTracker'],
    ['nofo_samhsa_prototype.pdf', 23, 'Funding Opportunity Number'],
    ['ocr_layer_sample.pdf', 6, 'THE SIEGE OF VICKSBURG'],
    ['encrypted_owner_password_opens.pdf', 1, 'pdf encryption test'],
    ['tracemonkey_paper_tagged.pdf', 1, 'Trace-based Just-in-Time'],
  ])('%s has %i pages and begins with %j', async (name, pages, begin) => {
    const path = realFile(`pdfs/${name}`);
    if (!path) return;
    const text = await pagesOf('pdf', new Uint8Array(readFileSync(path)));
    expect(text.pageCount).toBe(pages);
    expect(text.pages[0]).toMatchObject({ label: 'Page 1', text: expect.stringContaining(begin) });
  });

  test.each([
    ['damaged_fuzzed.pdf', /^The file is damaged: it cannot be read as a PDF\./],
    ['encrypted_user_password.pdf', /^The file is protected by a password\./],
    ['damaged_tiny_no_pages.pdf', /^The file (has no text|is damaged)/],
  ])('%s fails with a reason', async (name, reason) => {
    const path = realFile(`pdfs/${name}`);
    if (path) expect(await reasonOf('pdf', new Uint8Array(readFileSync(path)))).toMatch(reason);
  });
});

test('[LIB-05] a PDF of 500 pages is read, one of 501 is not', async () => {
  const pages = Array.from({ length: 501 }, (_, at) => `This is page number ${at + 1}`);
  const text = await pagesOf('pdf', pdfOf(pages.slice(1)));
  expect(text.pageCount).toBe(500);
  expect(text.pages.at(-1)).toEqual({ label: 'Page 500', text: 'This is page number 501' });
  expect(await reasonOf('pdf', pdfOf(pages))).toMatch(/^The PDF has 501 pages; at most 500 can be processed\./);
});

test('[LIB-05] what takes too long or too much memory ends, and nothing else does', async () => {
  expect(await reasonOf('txt', encode('text'), { timeoutMs: 1 })).toMatch(/^Reading the file took longer than/);
  const bomb = pdfOf(['x'], () => Buffer.alloc(900_000_000, ' '));
  expect(bomb.length).toBeLessThan(2_000_000);
  expect(await reasonOf('pdf', bomb)).toMatch(/took more memory|took longer|has no text|is damaged/);
  expect((await pagesOf('txt', encode('still here'))).characters).toBe(10);
});

test('[LIB-05] a DOCX is read with its tables and notes, without what stands twice or was deleted', async () => {
  const bytes = docxOf(
    '<w:p><w:r><w:t>Solid</w:t><w:t xml:space="preserve"> state &amp; more</w:t></w:r></w:p>' +
      '<w:tbl><w:tr><w:tc><w:p><w:r><w:t>Anode</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>Cathode</w:t></w:r></w:p></w:tc></w:tr></w:tbl>' +
      '<w:p><mc:AlternateContent><mc:Choice><w:r><w:t>Box</w:t></w:r></mc:Choice><mc:Fallback><w:r><w:t>Box again</w:t></w:r></mc:Fallback></mc:AlternateContent>' +
      '<w:del><w:r><w:delText>gone</w:delText></w:r></w:del></w:p>',
    { 'word/footnotes.xml': '<w:footnotes xmlns:w="w"><w:p><w:r><w:t>A note.</w:t></w:r></w:p></w:footnotes>' },
  );
  const { pages } = await pagesOf('docx', bytes);
  expect(pages).toEqual([
    { label: 'Text', text: expect.stringMatching(/^Solid state & more\nAnode \tCathode\nBox\n+A note\.$/) },
  ]);
});

test('[LIB-05] a PPTX is read slide by slide in the order of the talk, an XLSX sheet by sheet', async () => {
  expect((await pagesOf('pptx', pptxOf(['First', 'Second', 'Third']))).pages).toEqual([
    { label: 'Slide 1', text: 'First' },
    { label: 'Slide 2', text: 'Second' },
    { label: 'Slide 3', text: 'Third' },
  ]);
  const rows =
    '<row><c t="s"><v>1</v></c><c><v>42.5</v></c></row><row><c t="inlineStr"><is><t>inline</t></is></c><c t="s"><v>0</v></c><c/></row>';
  const shared = ['<r><t>rich </t></r><r><t>text</t></r>', '<t>漢字</t><rPh><t>カンジ</t></rPh>'];
  expect((await pagesOf('xlsx', xlsxOf('Budget &amp; plan', rows, shared))).pages).toEqual([
    { label: 'Sheet Budget & plan', text: '漢字\t42.5\ninline\trich text' },
  ]);
});

test.each([
  ['UTF-8 with a mark', new Uint8Array([0xef, 0xbb, 0xbf, ...encode('Zoë')])],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x5a, 0, 0x6f, 0, 0xeb, 0])],
  ['Windows-1252', new Uint8Array([0x5a, 0x6f, 0xeb])],
])('[LIB-05] text in %s is read', async (_name, bytes) => {
  for (const type of ['txt', 'md', 'csv'] as const) expect((await pagesOf(type, bytes)).pages[0]!.text).toBe('Zoë');
});

test('[LIB-05] empty, foreign, protected and hostile files fail with a reason each', async () => {
  const zeros = docxOf(`<w:p><w:r><w:t>${' '.repeat(160_000_000)}</w:t></w:r></w:p>`);
  expect(zeros.length).toBeLessThan(1_000_000);
  const ole = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from('EncryptedPackage', 'utf16le')]);
  const long = docxOf(`<w:p><w:r><w:t>${'word '.repeat(500_000)}</w:t></w:r></w:p>`);
  const cases: [FileType, Uint8Array, RegExp][] = [
    ['txt', encode(' \n\t'), /^The file has no text\.$/],
    ['docx', docxOf(''), /^The file has no text\.$/],
    ['docx', zeros, /^The file unpacks to more than 150 MB/],
    ['docx', long, /^The file has more than 2,000,000 characters/],
    ['docx', new Uint8Array(ole), /protected by a password/],
    ['docx', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), /^Unsupported file type: the content is not a Word/],
    ['docx', xlsxOf('a', '', []), /^Unsupported file type/],
    ['xlsx', docxOf('<w:p/>'), /^Unsupported file type/],
    ['docx', docxOf('<w:p><unclosed>'), /^The file is damaged/],
    ['docx', docxOf('<w:p>text</w:p>').slice(0, 60), /^(The file is damaged|Unsupported file type)/],
    ['pdf', encode('%PDF-1.7 and nothing else'), /^The file is damaged/],
    ['pdf', encode('MZ'), /^Unsupported file type: the content is not a PDF/],
    ['csv', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), /^Unsupported file type/],
  ];
  for (const [type, bytes, reason] of cases) expect(await reasonOf(type, bytes), type).toMatch(reason);
});

test('[LIB-05] small files that unpack to what a parser chokes on end early, with a reason', async () => {
  const attributes = Array.from({ length: 1_001 }, (_, at) => `a${at}="x"`).join(' ');
  const cases: [FileType, Uint8Array, RegExp][] = [
    ['docx', docxOf(`${'<a>'.repeat(1_000)}${'</a>'.repeat(1_000)}`), /^The file is damaged/],
    ['docx', docxOf(`<w:p ${attributes}/>`), /^The file is damaged/],
    ['docx', docxOf('<w:tab/>'.repeat(4_100_000)), /^The file has more than 2,000,000 characters/],
    // One long text that a thousand cells point at.
    [
      'xlsx',
      xlsxOf('a', `<row>${'<c t="s"><v>0</v></c>'.repeat(1_000)}</row>`, [`<t>${'x'.repeat(10_000)}</t>`]),
      /^The file has more than 2,000,000 characters/,
    ],
  ];
  for (const [type, bytes, reason] of cases) {
    expect(bytes.length).toBeLessThan(70_000);
    expect(await reasonOf(type, bytes), type).toMatch(reason);
  }
});

test('[LIB-05] entities of an XML bomb are not expanded', async () => {
  const bomb = docxOf('<w:p><w:r><w:t>&lol;</w:t></w:r></w:p>');
  expect(await reasonOf('docx', bomb)).toMatch(/damaged|characters/);
});

test('[LIB-05] whatever the bytes are, there is a text or a reason', async () => {
  const type = fc.constantFrom(...FILE_TYPE_NAMES);
  const magic = fc.constantFrom([], [0x25, 0x50, 0x44, 0x46, 0x2d], [0x50, 0x4b, 3, 4], [0xd0, 0xcf, 0x11, 0xe0]);
  await fc.assert(
    fc.asyncProperty(type, magic, fc.uint8Array({ maxLength: 300 }), async (each, head, tail) => {
      const answer = await extractInThread(each, new Uint8Array([...head, ...tail]));
      expect('reason' in answer ? answer.reason.text.length : answer.text.characters).toBeGreaterThan(0);
    }),
    { numRuns: 30 },
  );
});

test('[LIB-05] text is cut into pieces that make up the whole, none too long, no sign in two', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', ' ', '\n', '😀', 'ß'), maxLength: 200 }),
      fc.integer({ min: 2, max: 40 }),
      (text, size) => {
        const pieces = splitText(text, size);
        expect(pieces.join('')).toBe(text);
        for (const piece of pieces) {
          expect(piece.length).toBeLessThanOrEqual(size);
          expect(piece.isWellFormed()).toBe(true);
        }
      },
    ),
  );
});

test('[LIB-08] the templates that are shipped say what their source says; npm run templates writes them anew', async () => {
  for (const template of TEMPLATES)
    for (const document of DOCUMENTS) {
      const file = `${TEMPLATES_FOLDER}${template.folder.path}/${fileNameOf(template, document)}`;
      const text = (await pagesOf('docx', new Uint8Array(readFileSync(file)))).pages.map((page) => page.text).join('');
      const parts =
        document === 'checklist'
          ? template.checklist.flatMap(({ title, items }) => [title, ...items])
          : template.outline.flatMap(({ title, hint, prompts }) => [title, hint, ...prompts]);
      for (const part of parts) expect(text.replace(/\s+/g, ' ')).toContain(part);
    }
});
