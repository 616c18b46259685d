import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServerUrl } from '../../test/database.ts';
import { bucketSettings, contentOf, emptyDatabaseUrl, FILE_KEY, fillInstallation } from '../../test/installation.ts';
import { preparedDataFolder } from '../../test/prepared-folder.ts';
import { startS3 } from '../../test/s3-server.ts';
import { readConfig } from '../platform/config.ts';
import { move } from './move.ts';

let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());

test.skipIf(!testServerUrl)(
  '[OPS-03] [OPS-12] an embedded installation moves to PostgreSQL and a bucket, also in a second try; the old one is as it was',
  async () => {
    const embedded = { DATA_DIR: await preparedDataFolder() };
    await fillInstallation(readConfig(embedded));
    const before = await contentOf(readConfig(embedded));
    const moved = { ...embedded, DATABASE_URL: await emptyDatabaseUrl(), ...bucketSettings(s3.endpoint) };

    s3.state.isFull = true;
    await expect(move(readConfig(moved))).rejects.toThrow(/refused/);
    s3.state.isFull = false;
    // Of the same size and not the same: a file that somebody else put there.
    s3.objects.set(FILE_KEY, Buffer.alloc(6_000_000, 'x'));
    await expect(move(readConfig(moved))).rejects.toThrow(/is not the one in/);
    s3.objects.clear();
    expect(await move(readConfig(moved))).toMatchObject({ files: { brought: 1, there: 0 } });
    expect(await contentOf(readConfig(moved))).toEqual(before);

    await expect(move(readConfig(moved))).rejects.toThrow('holds a workspace with 1 accounts already');
    await expect(contentOf(readConfig(embedded))).rejects.toThrow(/was moved/);
    // Somebody goes back: the mark is all that was added.
    rmSync(join(embedded.DATA_DIR, 'workspace.moved'));
    expect(await contentOf(readConfig(embedded))).toEqual(before);
  },
);
