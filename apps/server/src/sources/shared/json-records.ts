import type { SourceFile } from '../../catalogue/import/source.port.ts';
import { hasAll } from './asked-columns.ts';
import { headText } from './decode.ts';
import { type JsonPath, readJson } from './json.ts';
import { readJsonLines } from './jsonl.ts';

/** An object of the head: where it stands and which members it was seen to have. */
interface HeadObject {
  path: string[];
  keys: Set<string>;
}

const heads = new WeakMap<Uint8Array, HeadObject[]>();

/**
 * Path to the records, judged by members that only a record has (any of the sets, each all of it): the same records
 * come alone, as an array, one a line, and inside envelopes of every make. Null when no object of the head is one.
 */
export function recordPath(file: SourceFile, ...marks: string[][]): JsonPath | null {
  const isRecord = ({ keys }: HeadObject) => marks.some((names) => hasAll(names, (name) => keys.has(name)));
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

/**
 * The likeliest path to the records of an unknown file: of the lists that stand in no other list (arrays, objects by
 * their ids, one object a line), the one that tells the most. Null when there is no object at all.
 */
export function likelyRecordPath(file: SourceFile): JsonPath | null {
  const lists = new Map<string, { path: string[]; keys: Set<string>; count: number }>();
  const add = (path: string[], { keys }: HeadObject) => {
    const list = lists.get(path.join('\0')) ?? { path, keys: new Set(), count: 0 };
    for (const key of keys) list.keys.add(key);
    lists.set(path.join('\0'), Object.assign(list, { count: list.count + 1 }));
  };
  const objects = objectsOf(file);
  for (const seen of objects) {
    const star = seen.path.indexOf('*');
    if (star < 0 || star === seen.path.length - 1) add(seen.path, seen);
    if (star < 0 && seen.path.length > 0 && seen.keys.size > 1 && hasLikeSibling(seen, objects))
      add([...seen.path.slice(0, -1), '*'], seen);
  }
  const isList = ({ path, keys, count }: { path: string[]; keys: Set<string>; count: number }) =>
    keys.size > 1 && (path.at(-1) === '*' || (path.length === 0 && count > 1));
  const told = (list: { keys: Set<string>; count: number }) => list.keys.size * list.count;
  const all = [...lists.values()].toSorted((a, b) => told(b) - told(a));
  return all.find(isList)?.path ?? all.find(({ path, keys }) => path.length === 0 && keys.size > 1)?.path ?? null;
}

/** Another member of the same object that has half of its keys. */
const hasLikeSibling = (one: HeadObject, objects: HeadObject[]) =>
  objects.some(
    (other) =>
      other !== one &&
      other.path.length === one.path.length &&
      one.path.slice(0, -1).every((key, depth) => key === other.path[depth]) &&
      [...one.keys].filter((key) => other.keys.has(key)).length * 2 > one.keys.size,
  );

/** The values at the path with their place as people count; one object a line is told by the line. */
export async function* readRecords(
  file: SourceFile,
  path: JsonPath,
  signal: AbortSignal,
): AsyncGenerator<{ at: string; key?: string | null } & ({ value: unknown } | { error: string })> {
  if (path.length === 0 && /^\s*\{.*\}\s*?\n\s*\{/.test(headText(file))) {
    for await (const { line, ...found } of readJsonLines(file, signal)) yield { at: `line ${line}`, ...found };
    return;
  }
  for await (const { number, ...found } of readJson(file, path, signal)) yield { at: `record ${number}`, ...found };
}

function objectsOf(file: SourceFile): HeadObject[] {
  const known = heads.get(file.head);
  if (known) return known;
  const head = headText(file);
  const objects = /^\s*[[{]/.test(head) ? scan(head) : [];
  heads.set(file.head, objects);
  return objects;
}

const TOKEN = /"((?:[^"\\]|\\.)*)"(\s*:)?|[[\]{}]/g;

function scan(head: string): HeadObject[] {
  const objects: HeadObject[] = [];
  const levels: { key: string; seen: HeadObject | null }[] = [];
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
