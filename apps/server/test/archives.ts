import { createHash } from 'node:crypto';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import type { Answer, Visitor } from './app.ts';
import { sendParts } from './library.ts';

export type Files = Record<string, Uint8Array>;

/** A project's archive, unpacked. */
export async function archiveOf(visitor: Visitor, projectId: string, which = 'project'): Promise<Files> {
  return unzipSync(await archiveBytes(visitor, projectId, which));
}

export async function archiveBytes(visitor: Visitor, projectId: string, which = 'project'): Promise<Uint8Array> {
  const answer = await visitor.request(`/projects/${projectId}/archive?files=${which}`, {});
  if (answer.status !== 200) throw new Error(`archive: ${await answer.text()}`);
  return new Uint8Array(await answer.arrayBuffer());
}

export const jsonOf = (files: Files, name: string) => JSON.parse(strFromU8(files[name]!));
/** With a manifest that names these files as they are; `more` replaces what it says. */
export function withManifest(files: Files, more: Record<string, unknown> = {}): Files {
  const { 'manifest.json': _manifest, ...rest } = files;
  const entries = Object.entries(rest).map(([name, bytes]) => {
    return { name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  });
  const product = { name: 'Test', version: '1' };
  const manifest = { format: 'groundwork-project', version: 1, madeAt: '2026-01-01', product, entries, ...more };
  return { ...rest, 'manifest.json': strToU8(JSON.stringify(manifest)) };
}

/** The smallest archive that can be imported. */
export const smallArchive = (more: Record<string, unknown> = {}): Files => ({
  'project.json': strToU8(
    JSON.stringify({
      title: 'Garnet separators',
      description: 'A garnet separator for lithium metal cells.',
      persona: 'tech_scout',
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-02T00:00:00.000Z',
      ...more,
    }),
  ),
});

export const zipped = (files: Zippable): Uint8Array => zipSync(files, { level: 6 });

/** Sends the archive and starts its import; answers the import as begun. */
export async function sendArchive(visitor: Visitor, bytes: Uint8Array, fileName = 'project.zip'): Promise<Answer> {
  const begun = await visitor.post('/projects/imports', { fileName, fileSize: bytes.length });
  if (begun.status !== 201) return begun;
  await sendParts(visitor, begun.body, bytes);
  return visitor.post(`/projects/imports/${begun.body.importId}/start`);
}

/** Waits until it is over. */
export async function imported(visitor: Visitor, bytes: Uint8Array) {
  const { status, body } = await sendArchive(visitor, bytes);
  if (status !== 200) throw new Error(`import: ${JSON.stringify(body)}`);
  return over(visitor, body.id);
}

async function over(visitor: Visitor, id: string) {
  for (;;) {
    const { body } = await visitor.get(`/projects/imports/${id}`);
    if (!['pending', 'queued', 'running'].includes(body.status)) return body;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
