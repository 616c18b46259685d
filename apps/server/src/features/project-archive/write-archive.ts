import { createHash } from 'node:crypto';
import { DOCUMENT_FORMATS } from '@groundwork/contract/reports';
import { abortError } from '../../catalogue/index/errors.ts';
import { jsonText, type ZipEntry } from '../../platform/archive/zip-stream.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { ReadableProjectId } from '../projects/projects.access.ts';
import { FORMAT, FORMAT_VERSION, type Manifest, NAMES } from './archive.format.ts';
import type { ArchiveParts, Render, StoredFile } from './archive.parts.ts';

interface Options {
  parts: ArchiveParts;
  render: Render;
  /** The bookmarks as tables for people. */
  csvEntries: ZipEntry[];
  files: StoredFile[];
  actor: Actor;
  projectId: ReadableProjectId;
  about: { madeAt: string; version: string };
  signal: AbortSignal | undefined;
}

/** The entries of a project's archive, each drawn when those before it are written; the manifest tells of all, so it is last. */
export async function* archiveEntries(options: Options): AsyncGenerator<ZipEntry> {
  const { about, signal } = options;
  const entries: Manifest['entries'] = [];
  const leftOut: Manifest['leftOut'] = [];
  const counts: Manifest['counts'] = {};
  for await (const entry of contents(options, counts, leftOut)) {
    if (signal?.aborted) throw abortError();
    yield noted(entry, entries, signal);
  }
  const product = { name: 'Groundwork', version: about.version };
  const head = { format: FORMAT, version: FORMAT_VERSION, madeAt: about.madeAt, product } as const;
  const manifest = (): Manifest => ({ ...head, counts, leftOut, entries });
  yield { name: NAMES.manifest, text: jsonText(manifest) };
}

async function* contents(
  { parts, render, csvEntries, files, actor, projectId }: Options,
  counts: Manifest['counts'],
  leftOut: Manifest['leftOut'],
): AsyncGenerator<ZipEntry> {
  const { notes, ...project } = (await parts.projects.read(projectId))!;
  const [tabs, profile, idea] = await Promise.all([
    parts.tabs.read(projectId),
    parts.profile.read({ id: projectId }),
    parts.idea.read({ id: projectId }),
  ]);
  yield { name: NAMES.project, text: jsonText(() => ({ ...project, tabs, profile, idea })) };
  yield { name: NAMES.notes, text: pieces(notes) };

  const searches = await parts.searches.read(actor, projectId);
  counts['savedSearches'] = searches.length;
  yield { name: NAMES.searches, text: jsonText(() => searches) };

  const counted = (what: string) => (count: number) => {
    counts[what] = (counts[what] ?? 0) + count;
  };
  yield { name: NAMES.history, text: jsonLines(parts.projects.events(projectId), counted('events')) };
  yield { name: NAMES.bookmarks, text: jsonLines(parts.bookmarks.read(projectId), counted('bookmarks')) };
  for (const { name, text } of csvEntries) yield { name: `bookmarks/${name}`, text };

  yield* reportEntries({ parts, render, projectId }, counted('reports'), leftOut);
  yield* fileEntries(parts, files, counted('files'), leftOut);
}

async function* reportEntries(
  { parts, render, projectId }: Pick<Options, 'parts' | 'render' | 'projectId'>,
  onCount: (count: number) => void,
  leftOut: Manifest['leftOut'],
): AsyncGenerator<ZipEntry> {
  onCount(0);
  for (const [at, { id, isComplete }] of (await parts.reports.heads(projectId)).entries()) {
    const folder = `reports/${String(at + 1).padStart(2, '0')}`;
    const report = isComplete ? await parts.reports.read(projectId, id) : null;
    if (!report) {
      leftOut.push({ what: folder, reason: 'This report is not complete.' });
      continue;
    }
    onCount(1);
    yield { name: `${folder}/report.json`, text: jsonText(() => report) };
    for (const format of DOCUMENT_FORMATS) {
      const bytes = await render(report.document, format).catch(() => null);
      if (bytes) yield { name: `${folder}/report.${format}`, text: pieces(bytes) };
      else leftOut.push({ what: `${folder}/report.${format}`, reason: 'It could not be made of the report.' });
    }
  }
}

async function* fileEntries(
  parts: ArchiveParts,
  files: StoredFile[],
  onCount: (count: number) => void,
  leftOut: Manifest['leftOut'],
): AsyncGenerator<ZipEntry> {
  onCount(0);
  const listed: object[] = [];
  const paths = new Set<string>();
  for (const file of files) {
    const bytes = parts.files.read(file)[Symbol.asyncIterator]();
    // A file that the storage has lost must not make the archive impossible.
    const first = await bytes.next().catch(() => null);
    if (!first) {
      leftOut.push({ what: `${file.folder}/${file.name}`, reason: 'The storage does not have this file.' });
      continue;
    }
    const path = freePath(file.path, paths);
    const { storageKey: _storageKey, ...facts } = file;
    listed.push({ ...facts, path });
    onCount(1);
    yield { name: path, text: rest(first, bytes) };
  }
  yield { name: NAMES.files, text: jsonText(() => listed) };
}

/** Names that differ only in what paths cannot have get a number. */
function freePath(path: string, taken: Set<string>): string {
  for (let copy = 1; ; copy += 1) {
    const free = copy === 1 ? path : path.replace(/(\.\w+)$/, ` (${copy})$1`);
    if (taken.has(free.toLowerCase())) continue;
    taken.add(free.toLowerCase());
    return free;
  }
}

/** The entry, counted and hashed while it is drawn. */
function noted({ name, text }: ZipEntry, entries: Manifest['entries'], signal?: AbortSignal): ZipEntry {
  async function* drawn() {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const piece of text) {
      if (signal?.aborted) throw abortError();
      const buffer = typeof piece === 'string' ? Buffer.from(piece) : piece;
      hash.update(buffer);
      bytes += buffer.length;
      yield buffer;
    }
    entries.push({ name, bytes, sha256: hash.digest('hex') });
  }
  return { name, text: drawn() };
}

async function* jsonLines(batches: AsyncIterable<object[]>, onCount: (count: number) => void): AsyncGenerator<string> {
  onCount(0);
  for await (const items of batches) {
    onCount(items.length);
    if (items.length > 0) yield items.map((item) => `${JSON.stringify(item)}\n`).join('');
  }
}

async function* pieces<Piece>(...all: Piece[]): AsyncGenerator<Piece> {
  yield* all;
}

async function* rest(first: IteratorResult<Uint8Array>, bytes: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    for (let piece = first; !piece.done; piece = await bytes.next()) yield piece.value;
  } finally {
    await bytes.return?.();
  }
}
