import { memoryFile } from '../../catalogue/import/memory-file.ts';
import type { FileItem, Source, SourceFile } from '../../catalogue/import/source.port.ts';

/** The items that a source reads from a file's text, for its tests; the source must recognise the file. */
export async function readSource(source: Source, content: string | SourceFile, name = 'fixture'): Promise<FileItem[]> {
  const file = typeof content === 'string' ? memoryFile(name, content, 7) : content;
  if (!source.recognises(file)) throw new Error(`${source.name} does not recognize ${file.name}`);
  const items: FileItem[] = [];
  const context = { retrievedAt: '2026-01-01T00:00:00.000Z', signal: new AbortController().signal };
  for await (const item of source.read(file, context)) items.push(item);
  return items;
}

export function recordsOf(items: FileItem[]) {
  return items.flatMap((item) => ('record' in item ? [item.record] : []));
}

export function rejectionsOf(items: FileItem[]): [at: string, reason: string][] {
  return items.flatMap((item) => ('rejected' in item ? [[item.at, item.rejected] as [string, string]] : []));
}
