import type { SourceFile } from '../../catalogue/import/source.port.ts';
import { headText, readText } from '../shared/decode.ts';

/** A part of a patent: 'INVT' for each inventor, 'CLMS' for all claims, with its lines in their order. */
export interface Section {
  name: string;
  fields: [tag: string, text: string][];
}

const FIRST = 'PATN';

/** The patent office's text of 1976 to 2001, the Green Book: lines with a tag of up to four letters, some under a heading of four. */
export const isGreenBook = (file: SourceFile): boolean =>
  /^(?:HHHHHT[^\n]*\n)?\s*PATN\s*\nWKU\s/.test(headText(file).replaceAll('\r', ''));

/** Each patent of a weekly volume. */
export async function* readGreenBook(file: SourceFile, signal: AbortSignal): AsyncGenerator<Section[]> {
  let sections: Section[] = [];
  for await (const line of linesOf(file, signal)) {
    const heading = /^([A-Z0-9]{4})\s*$/.exec(line)?.[1];
    if (heading === FIRST && sections.length > 0) {
      yield sections;
      sections = [];
    }
    if (heading) sections.push({ name: heading, fields: [] });
    else if (sections.length > 0) addLine(sections.at(-1)!.fields, line);
  }
  if (sections.length > 0) yield sections;
}

/** Longer texts go on below, indented. */
function addLine(fields: Section['fields'], line: string): void {
  const [, tag, text = ''] = /^([A-Z][A-Z0-9]{1,3})\s+(.*)$/.exec(line) ?? [];
  const last = fields.at(-1);
  if (tag) fields.push([tag, text.trim()]);
  else if (last && line.trim()) last[1] = `${last[1]} ${line.trim()}`.trim();
}

async function* linesOf(file: SourceFile, signal: AbortSignal): AsyncGenerator<string> {
  let held = '';
  for await (const text of readText(file, signal)) {
    const lines = (held + text).split('\n');
    held = lines.pop() ?? '';
    for (const line of lines) yield line.trimEnd();
  }
  if (held) yield held.trimEnd();
}
