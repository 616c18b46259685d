import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { FILE, FILE_KEY, fillInstallation } from '../../test/installation.ts';
import { preparedDataFolder } from '../../test/prepared-folder.ts';
import { catalogueFile } from '../catalogue/open-catalogue.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import { createLog } from '../platform/log/log.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { verify } from './verify.ts';

test('[OPS-13] records without their place in the index and files that are gone, cut, changed or nobody’s are found', async () => {
  const config = readConfig({ DATA_DIR: await preparedDataFolder() });
  await fillInstallation(config);
  const { storage } = openStorage(config, systemClock, createLog('error'));
  expect(await verify(config)).toEqual({ records: 2, files: 1, unclaimed: 0, problems: [] });

  await storage.put('left/behind', FILE.subarray(0, 10));
  await storage.put(FILE_KEY, FILE.subarray(1));
  const db = new DatabaseSync(catalogueFile(config.DATA_DIR));
  db.exec('delete from docs where docid = (select max(docid) from docs)');
  db.close();
  const { unclaimed, problems } = await verify(config);
  expect(unclaimed).toBe(1);
  expect(problems.join('\n')).toContain('1 records that no search looks at');
  expect(problems.join('\n')).toContain(`has ${FILE.length - 1} bytes and should have ${FILE.length}`);

  await storage.put(FILE_KEY, Buffer.concat([FILE, FILE]));
  expect((await verify(config)).problems.join('\n')).toContain(`has ${2 * FILE.length} bytes and should`);

  await storage.put(FILE_KEY, Buffer.from(FILE).fill('another!', 0, 8));
  expect((await verify(config)).problems.join('\n')).toContain('is not what was uploaded: its checksum differs');

  await storage.remove({ key: FILE_KEY, transferId: 'none', size: 0 });
  expect((await verify(config)).problems.join('\n')).toContain('is gone from the storage');
});
