import type { FileType } from '@groundwork/contract/library.names';
import { type ExtractedText, PageCollector, partsOf, TextBuilder } from './extraction.ts';
import { type OfficeFile, openOfficeFile, readXml } from './office-file.ts';

export async function extractDocx(bytes: Uint8Array): Promise<ExtractedText> {
  const file = openOfficeFile('docx', bytes, 'word/document.xml');
  const texts = ['word/document.xml', 'word/footnotes.xml', 'word/endnotes.xml'].map((name) =>
    paragraphs('docx', file, name),
  );
  return partsOf(texts.filter(Boolean).join('\n\n'));
}

export async function extractPptx(bytes: Uint8Array): Promise<ExtractedText> {
  const main = 'ppt/presentation.xml';
  const file = openOfficeFile('pptx', bytes, main);
  const slides = listed('pptx', file, main, 'sldId').map(({ part }) => part);
  const collector = new PageCollector();
  for (const [at, slide] of slides.entries()) collector.add(`Slide ${at + 1}`, paragraphs('pptx', file, slide));
  return collector.finish(slides.length);
}

export async function extractXlsx(bytes: Uint8Array): Promise<ExtractedText> {
  const main = 'xl/workbook.xml';
  const file = openOfficeFile('xlsx', bytes, main);
  const sheets = listed('xlsx', file, main, 'sheet');
  const shared = sharedStrings(file);
  const collector = new PageCollector();
  for (const { name, part } of sheets) collector.add(`Sheet ${name}`, sheetText(file, part, shared));
  return collector.finish(sheets.length);
}

/** Text in its paragraphs; cells of a table row side by side. What stands twice for older readers is taken once. */
function paragraphs(type: FileType, file: OfficeFile, name: string): string {
  const xml = file.part(name);
  if (!xml) return '';
  const text = new TextBuilder();
  let isText = false;
  let fallbacks = 0;
  let cells = 0;
  readXml(type, xml, {
    open(tag) {
      if (tag === 'Fallback') fallbacks += 1;
      if (tag === 't') isText = true;
      if (tag === 'tc') cells += 1;
      if (fallbacks === 0 && (tag === 'tab' || tag === 'br')) text.append(tag === 'tab' ? '\t' : '\n');
    },
    text(piece) {
      if (isText && fallbacks === 0) text.append(piece);
    },
    close(tag) {
      if (tag === 'Fallback') fallbacks -= 1;
      if (tag === 't') isText = false;
      if (tag === 'tc') {
        cells -= 1;
        text.append('\t');
      }
      if ((tag === 'p' && cells === 0) || tag === 'tr') text.append('\n');
      else if (tag === 'p') text.append(' ');
    },
  });
  return text.toString().replace(/[ \t]+\n/g, '\n');
}

/** The main part's list, in its order, with the parts that it points at. */
function listed(type: FileType, file: OfficeFile, main: string, tag: string): { name: string; part: string }[] {
  const targets = file.relations(main);
  const found: { name: string; part: string }[] = [];
  readXml(type, file.part(main)!, {
    open(name, attributes) {
      const part = name === tag ? targets.get(attributes['id'] ?? '') : undefined;
      if (part) found.push({ name: attributes['name'] ?? '', part });
    },
  });
  return found;
}

function sharedStrings(file: OfficeFile): string[] {
  const xml = file.part('xl/sharedStrings.xml');
  const strings: string[] = [];
  let isText = false;
  let isReading = 0;
  if (xml)
    readXml('xlsx', xml, {
      open(tag) {
        if (tag === 'si') strings.push('');
        // How a word is pronounced is no part of it.
        if (tag === 'rPh') isReading += 1;
        if (tag === 't') isText = isReading === 0;
      },
      text(piece) {
        if (isText) strings[strings.length - 1] += piece;
      },
      close(tag) {
        if (tag === 'rPh') isReading -= 1;
        if (tag === 't') isText = false;
      },
    });
  return strings;
}

function sheetText(file: OfficeFile, name: string, shared: string[]): string {
  const xml = file.part(name);
  if (!xml) return '';
  const text = new TextBuilder();
  let isRowEmpty = true;
  let kind = '';
  let value = '';
  let isValue = false;
  readXml('xlsx', xml, {
    open(tag, attributes) {
      if (tag === 'row') isRowEmpty = true;
      if (tag === 'c') {
        kind = attributes['t'] ?? '';
        value = '';
      }
      if (tag === 'v' || tag === 't') isValue = true;
    },
    text(piece) {
      if (isValue) value += piece;
    },
    close(tag) {
      if (tag === 'v' || tag === 't') isValue = false;
      if (tag === 'c' && value !== '') {
        if (!isRowEmpty) text.append('\t');
        text.append(kind === 's' ? (shared[Number(value)] ?? '') : value);
        isRowEmpty = false;
      }
      if (tag === 'row' && !isRowEmpty) text.append('\n');
    },
  });
  return text.toString();
}
