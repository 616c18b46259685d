import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Engine } from '@groundwork/contract/engines';
import type { IndexVersion } from '../index/index.port.ts';
import { companionFile } from './companion.ts';
import type { SourceFile } from './source.port.ts';

/** The name of a file that was read, or looked for, and what it held; null where there was none. */
type Contents = Record<string, string | null>;

/**
 * What an import rests on: the bytes that were read, the code that read them, and the state that it left. While all three
 * are the same, importing the file again cannot change anything.
 */
export interface Seal {
  contents: Contents;
  code: string;
  engines: IndexVersion['engines'];
  isComplete: boolean;
}

/** The file, read through a digest; `contents` is null when something was not read to its end. */
export function digesting(file: SourceFile): { file: SourceFile; contents: () => Contents | null } {
  const contents: Contents = {};
  let open = 0;
  const wrap = (one: SourceFile): SourceFile => ({
    ...one,
    open() {
      open += 1;
      const hash = createHash('sha256');
      const digest = new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          hash.update(chunk);
          controller.enqueue(chunk);
        },
        flush() {
          open -= 1;
          contents[one.name] = hash.digest('base64url');
        },
      });
      return one.open().pipeThrough(digest);
    },
    onCompanion(name, found) {
      if (found) return wrap(found);
      contents[name] = null;
      return null;
    },
  });
  return { file: wrap(file), contents: () => (open === 0 && file.name in contents ? contents : null) };
}

/** True when the import that left the seal would find everything as it was. */
export async function isUnbroken(
  seal: Seal,
  file: SourceFile,
  wanted: { engines: Engine[]; isComplete: boolean; version: IndexVersion },
): Promise<boolean> {
  // A pipe can be read but once.
  if (file.size === null || seal.code !== codeDigest()) return false;
  if (wanted.isComplete && !seal.isComplete) return false;
  if (wanted.engines.some((engine) => seal.engines[engine] !== wanted.version.engines[engine])) return false;
  for (const [name, before] of Object.entries(seal.contents)) {
    const one = name === file.name ? file : await companionFile(file, name);
    if ((one && (await digestOf(one))) !== before) return false;
  }
  return true;
}

async function digestOf(file: SourceFile): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of file.open()) hash.update(chunk);
  return hash.digest('base64url');
}

let code: string | null = null;

/** A digest of the code that reads and maps files, so that a new version of it reads them again. */
export function codeDigest(): string {
  code ??= digestOfCode();
  return code;
}

function digestOfCode(): string {
  const hash = createHash('sha256');
  const root = path.join(import.meta.dirname, '../..');
  for (const folder of ['catalogue', 'sources']) {
    const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((one) => one.endsWith('.ts')).toSorted())
      hash.update(name).update(readFileSync(path.join(root, folder, name)));
  }
  return hash.digest('base64url');
}
