import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENGINES } from '@groundwork/contract/engines';
import { onTestFinished } from 'vitest';
import type { CatalogueIndex } from '../../index.port.ts';
import { openSqliteIndex } from '../sqlite-index.ts';

/** A folder that is removed when the test is over. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-index-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** An index on a file, closed when the test is over. */
export async function openOn(file: string): Promise<CatalogueIndex> {
  const index = await openSqliteIndex({ file, engines: ENGINES.map((id) => ({ id })), readers: 1 });
  onTestFinished(() => index.close());
  return index;
}
