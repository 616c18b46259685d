import type { SourceFile } from '../../catalogue/import/source.port.ts';
import { readText } from '../shared/decode.ts';
import type { Tags } from './summaries.mapping.ts';

/** Citations of a MEDLINE file: a tag of four letters, a hyphen and a value, whose further lines are indented. */
export async function* readMedline(
  file: SourceFile,
  signal: AbortSignal,
): AsyncGenerator<{ line: number; tags: Tags }> {
  let found: { line: number; tags: Tags } | null = null;
  let values: string[] | null = null;
  let line = 0;
  let rest = '';
  async function* lines() {
    for await (const piece of readText(file, signal)) {
      const parts = (rest + piece).split('\n');
      rest = parts.pop() ?? '';
      yield* parts;
    }
    if (rest) yield rest;
  }
  for await (const raw of lines()) {
    line += 1;
    const text = raw.trimEnd();
    const [, tag, value = ''] = /^\ufeff?([A-Z]{2,4}) *- ?(.*)$/.exec(text) ?? [];
    if (tag === 'PMID') {
      if (found) yield found;
      found = { line, tags: new Map() };
    }
    if (tag && found) {
      values = found.tags.get(tag) ?? [];
      values.push(value);
      found.tags.set(tag, values);
    } else if (values && /^\s+\S/.test(text)) values.push(`${values.pop()} ${text.trim()}`);
    else values = null;
  }
  if (found) yield found;
}
