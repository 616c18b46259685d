import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testConfig } from '../test/app.ts';
import { testServerUrl } from '../test/database.ts';
import { emptyDatabaseUrl, fillInstallation } from '../test/installation.ts';
import { preparedDataFolder } from '../test/prepared-folder.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { catalogueFile } from './catalogue/open-catalogue.ts';
import { readConfig } from './platform/config.ts';
import { createLog } from './platform/log/log.ts';
import { StartError } from './platform/start-error.ts';
import { warnOfLosses } from './store-checks.ts';
import { closeStores, openStores } from './stores.ts';

const log = createLog('error');
type Env = Record<string, string>;

const warned = (config: Parameters<typeof warnOfLosses>[0], accounts = 1) => {
  const lines: string[] = [];
  warnOfLosses(
    config,
    accounts,
    createLog('warn', (line) => lines.push(JSON.parse(line).message)),
  );
  return lines;
};
const opening = async (env: Env) => closeStores(await openStores(readConfig(env), log));

test('[OPS-05] a catalogue of no bytes and a lost secret are told, with what they cost and what to do', () => {
  const config = testConfig();
  const file = catalogueFile(config.DATA_DIR);
  expect(warned(config)).toEqual([]);
  mkdirSync(join(config.DATA_DIR, 'catalogue'));
  writeFileSync(file, '');
  expect(warned(config)).toEqual([expect.stringContaining(`The catalog file ${file} is empty`)]);
  writeFileSync(file, 'something');
  expect(warned({ ...config, isSecretNew: true })).toEqual([
    expect.stringContaining('all 1 accounts have to sign in again'),
  ]);
  expect(warned({ ...config, isSecretNew: true }, 0)).toEqual([]);
});

test.skipIf(!testServerUrl)(
  '[OPS-03] a database without accounts beside an embedded workspace is refused, unless that is said on purpose',
  async () => {
    const env = { DATA_DIR: await preparedDataFolder(), DATABASE_URL: await emptyDatabaseUrl() };
    await expect(opening(env)).rejects.toThrow(StartError);
    await expect(opening(env)).rejects.toThrow(/npm run move.*START_EMPTY=on/);
    await opening({ ...env, START_EMPTY: 'on' });
    const used = { DATABASE_URL: await emptyDatabaseUrl() };
    await fillInstallation(readConfig({ ...used, DATA_DIR: temporaryFolder() }));
    await opening({ ...env, ...used });
  },
);

test('[OPS-05] files of people without their workspace are no first start', async () => {
  const DATA_DIR = await preparedDataFolder();
  await fillInstallation(readConfig({ DATA_DIR }));
  renameSync(join(DATA_DIR, 'workspace'), join(DATA_DIR, 'elsewhere'));
  await expect(opening({ DATA_DIR })).rejects.toThrow(/no workspace in .*npm run restore/);
  rmSync(join(DATA_DIR, 'library'), { recursive: true });
  await opening({ DATA_DIR });
});

test('[OPS-05] damaged pages of the workspace are told in a sentence with the folder and the way back', async () => {
  const DATA_DIR = await preparedDataFolder();
  const tables = join(DATA_DIR, 'workspace/base/5');
  // Numbers from 16384 on are those of our own tables.
  for (const name of readdirSync(tables).filter((name) => /^\d{5}$/.test(name) && Number(name) >= 16_384)) {
    const { size } = statSync(join(tables, name));
    writeFileSync(join(tables, name), Buffer.alloc(size, 0xab));
  }
  await expect(opening({ DATA_DIR })).rejects.toThrow(StartError);
  await expect(opening({ DATA_DIR })).rejects.toThrow(
    new RegExp(`${join(DATA_DIR, 'workspace')} cannot be opened.*invalid page.*npm run restore`),
  );
});
