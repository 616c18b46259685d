import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

interface Judged {
  text: string;
  /** Grades by the document's place in `documents`; those of 0 and below are left out. */
  relevant: Map<number, number>;
}

/** A test collection: documents, and queries with the documents that answer them. */
export interface Collection {
  name: string;
  documents: { id: string; title: string; text: string }[];
  queries: Judged[];
}

/**
 * Reads a folder in BEIR's layout: corpus.jsonl (or .gz), queries.jsonl (or .gz), qrels/test.tsv with a head line.
 * Queries without a relevant document are left out.
 */
export function readCollection(folder: string): Collection {
  const documents = jsonLines(join(folder, 'corpus.jsonl')).map(({ _id, title, text }) => ({
    id: String(_id),
    title: title ?? '',
    text: text ?? '',
  }));
  const placeOf = new Map(documents.map(({ id }, place) => [id, place]));
  const grades = new Map<string, Map<number, number>>();
  for (const line of readText(join(folder, 'qrels', 'test.tsv'))
    .split('\n')
    .slice(1)) {
    const [query, document, grade] = line.trim().split('\t');
    const place = placeOf.get(document ?? '');
    if (query === undefined || place === undefined || !(Number(grade) > 0)) continue;
    grades.set(query, (grades.get(query) ?? new Map()).set(place, Number(grade)));
  }
  const queries = jsonLines(join(folder, 'queries.jsonl')).flatMap(({ _id, text }) => {
    const relevant = grades.get(String(_id));
    return relevant ? [{ text: text ?? '', relevant }] : [];
  });
  return { name: basename(folder), documents, queries };
}

export const isCollection = (folder: string): boolean =>
  ['corpus.jsonl', 'corpus.jsonl.gz'].some((name) => existsSync(join(folder, name)));

function jsonLines(path: string): { _id: string | number; title?: string; text?: string }[] {
  return readText(path)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line));
}

function readText(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : gunzipSync(readFileSync(`${path}.gz`)).toString('utf8');
}
