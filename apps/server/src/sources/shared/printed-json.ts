import type { SourceFile } from '../../catalogue/import/source.port.ts';
import { readText } from './decode.ts';
import type { JsonElement, JsonObject } from './json.ts';

const OPENING = /^(\s*)\{\s*$/;
const PRINTED = /^\s*\[\s*\r?\n\s*\{\s*\r?\n\s*"/;

/** True for an array that was printed with each brace on its own line and each member beginning a line. */
export function isPrintedArray(head: string): boolean {
  return PRINTED.test(head);
}

/**
 * Records of a printed array that need not be valid JSON: raw line feeds inside strings (some exports wrap their text)
 * and bare quotes. The print itself tells records and members apart. A record that stays unclear is an error of its own.
 */
export async function* readPrintedRecords(file: SourceFile, signal: AbortSignal): AsyncGenerator<JsonElement> {
  let number = 0;
  let lines: string[] | null = null;
  let closing = /^$/;
  for await (const line of linesOf(readText(file, signal))) {
    const opening = lines ? null : OPENING.exec(line);
    if (opening) {
      number += 1;
      lines = [];
      closing = new RegExp(`^${opening[1]}\\},?\\s*$`);
    } else if (lines && closing.test(line)) {
      yield parsePrinted(lines, number);
      lines = null;
    } else lines?.push(line);
  }
  if (lines) yield { number, error: 'The file ends in the middle of this record; it is cut off or broken' };
}

function parsePrinted(lines: string[], number: number): JsonElement {
  try {
    return { number, value: JSON.parse(`{${lines.join(' ')}}`) };
  } catch {
    return parseMembers(lines, number);
  }
}

/** Members by the lines that begin with a name at the first one's indent; a quote inside a value may be bare. */
function parseMembers(lines: string[], number: number): JsonElement {
  const indent = /^\s*/.exec(lines[0] ?? '')?.[0] ?? '';
  const start = new RegExp(`^${indent}"([A-Za-z_][\\w-]*)"\\s*:(.*)$`);
  const members: { name: string; text: string }[] = [];
  for (const line of lines) {
    const [, name, rest] = start.exec(line) ?? [];
    const last = members.at(-1);
    if (name !== undefined) members.push({ name, text: rest ?? '' });
    else if (last) last.text += ` ${line}`;
  }
  const value: JsonObject = {};
  for (const { name, text } of members) {
    if (name in value) return { number, error: `Not valid JSON: where '${name}' ends cannot be told` };
    const parsed = parseMember(text.trim().replace(/,$/, ''));
    if (parsed === undefined) return { number, error: `Not valid JSON: the value of '${name}' cannot be told apart` };
    value[name] = parsed;
  }
  if (members.length === 0) return { number, error: 'Not valid JSON: no members can be told apart' };
  return { number, value };
}

function parseMember(text: string): unknown {
  const inner = /^"([\s\S]*)"$/.exec(text)?.[1];
  const quoted = inner === undefined ? text : `"${inner.replace(/\\.|"/g, (one) => (one === '"' ? '\\"' : one))}"`;
  try {
    return JSON.parse(quoted);
  } catch {
    return undefined;
  }
}

async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield line.replace(/\r$/, '');
  }
  if (rest) yield rest;
}
