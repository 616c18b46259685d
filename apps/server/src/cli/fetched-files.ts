import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fetchFile } from '../features/table-imports/followed-files/fetch-file.ts';
import { safeName } from '../features/table-imports/stored-file.ts';
import type { GuardedClient } from '../platform/fetch/guarded-client.ts';

const isAddress = (location: string) => location.startsWith('https://');

/** Files and addresses, as files: what is at an address is fetched whole before anything of it is read, and removed after `use`. */
export async function withFetchedFiles<Result>(
  locations: string[],
  openClient: () => Pick<GuardedClient, 'request'>,
  signal: AbortSignal,
  use: (locations: string[]) => Promise<Result>,
): Promise<Result> {
  if (!locations.some(isAddress)) return use(locations);
  const fetcher = { client: openClient(), bucket: null };
  const folder = await mkdtemp(path.join(tmpdir(), 'groundwork-fetched-'));
  try {
    const files: string[] = [];
    for (const location of locations) {
      if (!isAddress(location)) {
        files.push(location);
        continue;
      }
      const fetched = await fetchFile(location, { etag: null, lastModified: null }, fetcher, signal);
      const file = path.join(folder, safeName(fetched!.fileName));
      await writeFile(file, fetched!.bytes);
      files.push(file);
    }
    return await use(files);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
