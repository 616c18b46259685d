import { createHash } from 'node:crypto';
import { ARCHIVE_TEXTS } from '@groundwork/contract/project-archive';
import type { z } from 'zod';
import { readZip, refused } from '../../platform/archive/read-zip.ts';
import {
  FORMAT,
  FORMAT_VERSION,
  JSON_MAX_BYTES,
  LINE_MAX_BYTES,
  Manifest,
  NAMES,
  ZIP_LIMITS,
} from './archive.format.ts';

/** An archive whose entries are those that its manifest names, byte for byte. */
export interface OpenArchive {
  manifest: Manifest;
  names: string[];
  /** Unpacked, in bytes; undefined where there is no such entry. */
  sizeOf(name: string): number | undefined;
  sha256Of(name: string): string;
  text(name: string, maxBytes?: number): Promise<string>;
  json(name: string): Promise<unknown>;
  /** JSON Lines, with the line's number. */
  lines(name: string): AsyncGenerator<{ number: number; value: unknown }>;
  bytes(name: string): Promise<Buffer>;
  close(): void;
}

type Options = { signal: AbortSignal; onProgress?: (share: number) => void };

/** Throws AppError BAD_REQUEST with the reason where the file is anything else than a whole archive that we know. */
export async function openArchive(path: string, { signal, onProgress }: Options): Promise<OpenArchive> {
  const zip = await readZip(path, ZIP_LIMITS);
  try {
    const manifest = readManifest(zip.sizes.has(NAMES.manifest) ? await text(NAMES.manifest) : null);
    const sums = new Map(manifest.entries.map((entry) => [entry.name, entry]));
    checkNames(manifest, sums, zip.sizes);
    const all = manifest.entries.reduce((sum, { bytes }) => sum + bytes, 0);
    let done = 0;
    for (const { name, sha256 } of manifest.entries) {
      const hash = createHash('sha256');
      for await (const piece of zip.read(name)) {
        signal.throwIfAborted();
        hash.update(piece);
        done += piece.length;
      }
      onProgress?.(done / Math.max(all, 1));
      if (hash.digest('hex') !== sha256) throw refused(`${name} was changed: its checksum is not the manifest’s.`);
    }
    return {
      manifest,
      names: [...sums.keys()],
      sizeOf: (name) => zip.sizes.get(name),
      sha256Of: (name) => sums.get(name)!.sha256,
      text,
      json: async (name) => parsed(await text(name), name),
      lines,
      bytes,
      close: zip.close,
    };
  } catch (error) {
    zip.close();
    throw error;
  }

  async function bytes(name: string): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of zip.read(name)) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  async function text(name: string, maxBytes = JSON_MAX_BYTES): Promise<string> {
    if (zip.sizes.get(name)! > maxBytes) throw refused(`${name} has more than ${maxBytes / 1e6} MB.`);
    return decoded(name, (decoder, pieces) => decoder.decode(pieces), await bytes(name));
  }

  async function* lines(name: string) {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let number = 0;
    let rest = '';
    const take = (line: string) => ({ number, value: parsed(line, `${name}, line ${number}`) });
    for await (const piece of zip.read(name)) {
      const complete = (rest + decoded(name, () => decoder.decode(piece, { stream: true }))).split('\n');
      rest = complete.pop()!;
      if (rest.length > LINE_MAX_BYTES)
        throw refused(`${name}, line ${number + complete.length + 1}: more than ${LINE_MAX_BYTES / 1e6} MB.`);
      for (const line of complete) {
        number += 1;
        if (line.trim() !== '') yield take(line);
      }
    }
    number += 1;
    if (rest.trim() !== '') yield take(rest);
  }
}

function readManifest(text: string | null): Manifest {
  if (text === null) throw refused(ARCHIVE_TEXTS.notAnArchive);
  const value = parsed(text, NAMES.manifest);
  const { format, version } = (value ?? {}) as Partial<Manifest>;
  if (format !== FORMAT) throw refused(ARCHIVE_TEXTS.unknownFormat);
  if (typeof version === 'number' && version > FORMAT_VERSION) throw refused(ARCHIVE_TEXTS.newer(version));
  const checked = Manifest.safeParse(value);
  if (!checked.success) throw refused(`${NAMES.manifest}: ${problemIn(checked.error)}`);
  return checked.data;
}

function checkNames({ entries }: Manifest, sums: Map<string, { bytes: number }>, sizes: ReadonlyMap<string, number>) {
  if (sums.size < entries.length) throw refused(`${NAMES.manifest} names an entry twice.`);
  for (const name of sizes.keys())
    if (name !== NAMES.manifest && !sums.has(name)) throw refused(`${name} is not named in ${NAMES.manifest}.`);
  for (const [name, { bytes }] of sums) {
    const size = sizes.get(name);
    if (size === undefined || name === NAMES.manifest)
      throw refused(`${name} is named in ${NAMES.manifest} and missing.`);
    if (size !== bytes) throw refused(`${name} has ${size} bytes; ${NAMES.manifest} says ${bytes}.`);
  }
}

function decoded<Input>(name: string, decode: (decoder: TextDecoder, input: Input) => string, input?: Input): string {
  try {
    return decode(new TextDecoder('utf-8', { fatal: true }), input as Input);
  } catch {
    throw refused(`${name} is not text in UTF-8.`);
  }
}

function parsed(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refused(`${where}: not valid JSON.`);
  }
}

/** The first thing that is wrong, and where. */
export function problemIn({ issues: [issue] }: z.ZodError): string {
  const where = issue?.path.join('.') ?? '';
  return `${where ? `${where}: ` : ''}${issue?.message ?? 'not valid'}`;
}
