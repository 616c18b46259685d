import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');
/** The code that decides how a row becomes a record. */
const FOLDERS = ['sources', 'catalogue/engines', 'catalogue/normalise', 'catalogue/detail'];
const FILES = ['catalogue/record.ts'];

let digest: string | null = null;

/** Digest of the code that reads and maps files, so that a new version of it reads them again. */
export function mappingDigest(): string {
  digest ??= digestOf(mappingFiles().map((name) => [name, readFileSync(path.join(ROOT, name), 'utf8')]));
  return digest;
}

/** Taken as compiled: what only people and the type checker read changes no record. */
export function digestOf(files: [name: string, code: string][]): string {
  const hash = createHash('sha256');
  for (const [name, code] of files) hash.update(name).update(stripTypeScriptTypes(code, { mode: 'transform' }));
  return hash.digest('base64url');
}

function mappingFiles(): string[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  return [...inFolders, ...FILES].filter((name) => /(?<!\.(test|fixture|d))\.ts$/.test(name)).toSorted();
}
