import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readArchive } from '../platform/archive/tar-archive.ts';
import { tableKey } from '../platform/db/dump/dump-format.ts';
import { StartError } from '../platform/start-error.ts';
import { isKey } from '../platform/storage/storage.port.ts';
import { ENTRIES, type Manifest, parseManifest } from './manifest.ts';

/** What is read into memory at once, rows of a table or the manifest, is far smaller: this ends what unpacks without end. */
const TEXT_BYTES_MAX = 256 * 1024 * 1024;

/** Reads an archive to its end and holds each entry against the manifest, so that nothing is touched for one that is broken. */
export async function checkArchive(path: string): Promise<Manifest> {
  if (!existsSync(path)) throw new StartError(`There is no file ${path}.`);
  const found = new Map<string, string>();
  let manifest: Manifest | undefined;
  try {
    for await (const { name, pieces } of readArchive(path)) {
      if (found.has(name))
        throw new StartError(`${path} is no backup: ${name} stands in it twice. Nothing was changed.`);
      if (name === ENTRIES.manifest) manifest = parseManifest(await textOf(pieces), path);
      else found.set(name, await hashOf(pieces));
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${path} is no backup, or is damaged (${(error as Error).message}). Nothing was changed.`, {
      cause: error,
    });
  }
  if (!manifest) throw new StartError(`${path} is no backup, or not all of one: it has no manifest.`);
  const wrong = manifest.entries.find(({ name, sha256 }) => found.get(name) !== sha256);
  if (wrong) throw new StartError(`${path} is damaged: ${wrong.name} is not what was saved. Nothing was changed.`);
  const saved = new Set(manifest.entries.map(({ name }) => name));
  const strange = [...found.keys()].find((name) => !saved.has(name) || !isOurs(name, manifest));
  if (strange) throw new StartError(`${path} is no backup: it holds ${strange}. Nothing was changed.`);
  return manifest;
}

/** Whether there is a place for an entry of that name. */
function isOurs(name: string, { workspace }: Manifest): boolean {
  if (name.startsWith(ENTRIES.files)) return isKey(name.slice(ENTRIES.files.length));
  if (name.startsWith(ENTRIES.workspace))
    return workspace.tables.some((table) => name.startsWith(`${ENTRIES.workspace}${tableKey(table)}/`));
  return name === ENTRIES.secret || name === ENTRIES.catalogue;
}

export async function hashOf(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of pieces) hash.update(piece);
  return hash.digest('hex');
}

export async function textOf(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const all: Uint8Array[] = [];
  let length = 0;
  for await (const piece of pieces) {
    length += piece.length;
    if (length > TEXT_BYTES_MAX) throw new Error('a part of it is too large');
    all.push(piece);
  }
  return Buffer.concat(all).toString('utf8');
}
