import type { Source, SourceFile } from '../../catalogue/import/source.port.ts';
import { headText } from '../shared/decode.ts';
import { type JsonPath, readJson } from '../shared/json.ts';
import { readJsonLines } from '../shared/jsonl.ts';
import { at, attempt, RowRejected, stampOf, textAt } from '../shared/mapping.ts';
import { liveOpenAlex } from './openalex.live.ts';
import { mapAuthor, mapWork } from './openalex.mapping.ts';

/** https://docs.openalex.org: works and authors, one alone, a list, a page of results, or JSON lines of the snapshot. */
export const openalex: Source = {
  name: 'openalex',
  label: 'OpenAlex',
  url: 'https://openalex.org',
  licence: 'CC0 1.0',
  engines: ['publications', 'subject-matter-experts'],
  recognises: (file) => headText(file).includes('"https://openalex.org/'),
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(openalex, context, id, url);
    for await (const { place, value, error } of elements(file, context.signal)) {
      yield attempt(place, () => {
        if (error) throw new RowRejected(error);
        return isAuthor(value) ? mapAuthor(value, stamp) : mapWork(value, stamp);
      });
    }
  },
  live: liveOpenAlex((place, value, context) => {
    const stamp = (id: string, url: string | null) => stampOf(openalex, context, id, url);
    return attempt(place, () => (isAuthor(value) ? mapAuthor(value, stamp) : mapWork(value, stamp)));
  }),
};

async function* elements(
  file: SourceFile,
  signal: AbortSignal,
): AsyncGenerator<{ place: string; value?: unknown; error?: string }> {
  if (/\.jsonl$|^part_\d+$/.test(file.name)) {
    for await (const one of readJsonLines(file, signal)) yield { place: `line ${one.line}`, ...one };
    return;
  }
  for await (const one of readJson(file, pathOf(headText(file)), signal))
    yield { place: `record ${one.number}`, ...one };
}

function pathOf(head: string): JsonPath {
  if (head.trimStart().startsWith('[')) return ['*'];
  return /^\s*\{\s*"(meta|results)"/.test(head) ? ['results', '*'] : [];
}

function isAuthor(value: unknown): boolean {
  return /\/A\d+$/.test(textAt(value, 'id') ?? '') || at(value, 'last_known_institutions') !== undefined;
}
