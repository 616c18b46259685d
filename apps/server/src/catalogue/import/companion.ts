import { createReadStream, existsSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { SourceFile } from './source.port.ts';

const HEAD_BYTES = 65_536;

/** A file that lies beside the one being read; null when there is none. */
export async function companionFile(file: SourceFile, name: string): Promise<SourceFile | null> {
  const found = file.folder === null ? null : await openBeside(file.folder, name);
  return file.onCompanion?.(name, found) ?? found;
}

async function openBeside(folder: string, name: string): Promise<SourceFile | null> {
  const location = path.join(folder, name);
  if (!existsSync(location)) return null;
  const handle = await open(location);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
  await handle.close();
  return {
    name,
    folder,
    size: (await stat(location)).size,
    head: buffer.subarray(0, bytesRead),
    open: () => Readable.toWeb(createReadStream(location)) as ReadableStream<Uint8Array>,
  };
}
