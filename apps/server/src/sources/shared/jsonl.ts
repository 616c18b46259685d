import type { SourceFile } from '../../catalogue/import/source.port.ts';
import { readText } from './decode.ts';
import { parseJson } from './json.ts';

/** One JSON value a line; blank lines are passed over. */
export async function* readJsonLines(
  file: SourceFile,
  signal: AbortSignal,
): AsyncGenerator<{ line: number; value: unknown } | { line: number; error: string }> {
  let line = 0;
  let rest = '';
  for await (const text of readText(file, signal)) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const one of lines) {
      line += 1;
      if (one.trim()) yield parseLine(one, line);
    }
  }
  if (rest.trim()) yield parseLine(rest, line + 1);
}

function parseLine(text: string, line: number) {
  return { line, ...parseJson(text.replace(/^\ufeff/, '')) };
}
