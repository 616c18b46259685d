import { createHash } from 'node:crypto';
import type { Engine } from '@groundwork/contract/engines';
import type { IndexVersion } from '../index/index.port.ts';
import { companionFile } from './companion.ts';
import { mappingDigest } from './mapping-digest.ts';
import type { SourceFile } from './source.port.ts';

/** The name of a file that was read, or looked for, and what it held; null where there was none. */
type Contents = Record<string, string | null>;

/**
 * An import rests on these: the bytes that were read, the code that read them, and the state that it left. While all
 * three are the same, importing the file again cannot change anything.
 */
export interface Fingerprint {
  contents: Contents;
  code: string;
  /** Null where something else was written meanwhile: then only what was read is known. */
  engines: IndexVersion['engines'] | null;
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

/** True when the same code has read the same bytes before: the file then says nothing that it has not said. */
export async function wasRead(fingerprint: Fingerprint, file: SourceFile): Promise<boolean> {
  // A pipe can be read but once.
  if (file.size === null || fingerprint.code !== mappingDigest()) return false;
  for (const [name, before] of Object.entries(fingerprint.contents)) {
    const one = name === file.name ? file : await companionFile(file, name);
    if ((one && (await digestOf(one))) !== before) return false;
  }
  return true;
}

/** True when nothing has changed since in the data sets that the import fed. */
export function isUntouched(
  { engines, isComplete }: Fingerprint,
  wanted: { engines: Engine[]; isComplete: boolean; version: IndexVersion },
): boolean {
  if (wanted.isComplete && !isComplete) return false;
  return wanted.engines.every((engine) => engines !== null && engines[engine] === wanted.version.engines[engine]);
}

async function digestOf(file: SourceFile): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of file.open()) hash.update(chunk);
  return hash.digest('base64url');
}
