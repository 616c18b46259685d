import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readArchive } from '../platform/archive/tar-archive.ts';
import { StartError } from '../platform/start-error.ts';
import { ENTRIES, type Manifest, parseManifest } from './manifest.ts';

/** Reads an archive to its end and holds each entry against the manifest, so that nothing is touched for one that is broken. */
export async function checkArchive(path: string): Promise<Manifest> {
  if (!existsSync(path)) throw new StartError(`There is no file ${path}.`);
  const found = new Map<string, string>();
  let manifest: Manifest | undefined;
  try {
    for await (const { name, pieces } of readArchive(path)) {
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
  return manifest;
}

export async function hashOf(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of pieces) hash.update(piece);
  return hash.digest('hex');
}

export async function textOf(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all).toString('utf8');
}
