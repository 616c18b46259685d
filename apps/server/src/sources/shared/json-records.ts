import type { SourceFile } from '../../catalogue/import/source.port.ts';
import { headText } from './decode.ts';
import { type JsonPath, readJson } from './json.ts';
import { readJsonLines } from './jsonl.ts';

/** An object of the head: where it stands and which members it was seen to have. */
interface Seen {
  path: string[];
  keys: Set<string>;
}

const heads = new WeakMap<Uint8Array, Seen[]>();

/**
 * Where the records are, judged by members that only a record has (any of the sets, each all of it): the same records
 * come alone, as an array, one a line, and inside envelopes of every make. Null when no object of the head is one.
 */
export function recordPath(file: SourceFile, ...marks: string[][]): JsonPath | null {
  const isRecord = ({ keys }: Seen) => marks.some((names) => names.every((name) => keys.has(name)));
  const objects = objectsOf(file);
  const first = objects.find(isRecord);
  if (!first) return null;
  const { path } = first;
  // Records by their ids: {"1": {…}, "2": {…}}. Then the last key is one of many.
  const isOneOfMany = objects.some(
    (other) =>
      isRecord(other) &&
      other.path.length === path.length &&
      other.path.at(-1) !== path.at(-1) &&
      path.slice(0, -1).every((key, depth) => key === other.path[depth]),
  );
  return isOneOfMany ? [...path.slice(0, -1), '*'] : path;
}

/** The values at the path with their place as people count; one object a line is told by the line. */
export async function* readRecords(
  file: SourceFile,
  path: JsonPath,
  signal: AbortSignal,
): AsyncGenerator<{ at: string; value: unknown } | { at: string; error: string }> {
  if (path.length === 0 && /^\s*\{.*\}\s*?\n\s*\{/.test(headText(file))) {
    for await (const { line, ...found } of readJsonLines(file, signal)) yield { at: `line ${line}`, ...found };
    return;
  }
  for await (const { number, ...found } of readJson(file, path, signal)) yield { at: `record ${number}`, ...found };
}

function objectsOf(file: SourceFile): Seen[] {
  const known = heads.get(file.head);
  if (known) return known;
  const head = headText(file);
  const objects = /^\s*[[{]/.test(head) ? scan(head) : [];
  heads.set(file.head, objects);
  return objects;
}

const TOKEN = /"((?:[^"\\]|\\.)*)"(\s*:)?|[[\]{}]/g;

function scan(head: string): Seen[] {
  const objects: Seen[] = [];
  const levels: { key: string; seen: Seen | null }[] = [];
  for (const [token, text = '', colon] of head.matchAll(TOKEN)) {
    const level = levels.at(-1);
    if (token === '{') {
      const seen = { path: levels.map(({ key }) => key), keys: new Set<string>() };
      objects.push(seen);
      levels.push({ key: '', seen });
    } else if (token === '[') levels.push({ key: '*', seen: null });
    else if (token === '}' || token === ']') levels.pop();
    else if (colon && level?.seen) {
      level.key = text;
      level.seen.keys.add(text);
    }
  }
  return objects;
}
