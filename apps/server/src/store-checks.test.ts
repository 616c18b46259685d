import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testConfig } from '../test/app.ts';
import { catalogueFile } from './catalogue/open-catalogue.ts';
import { createLog } from './platform/log/log.ts';
import { warnOfLosses } from './store-checks.ts';

const warned = (config: Parameters<typeof warnOfLosses>[0]) => {
  const lines: string[] = [];
  warnOfLosses(
    config,
    createLog('warn', (line) => lines.push(JSON.parse(line).message)),
  );
  return lines;
};

test('[OPS-05] a catalogue of no bytes and a lost secret are told, with what they cost and what to do', () => {
  const config = testConfig();
  const file = catalogueFile(config.DATA_DIR);
  expect(warned(config)).toEqual([]);
  mkdirSync(join(config.DATA_DIR, 'catalogue'));
  writeFileSync(file, '');
  expect(warned(config)).toEqual([expect.stringContaining(`The catalog file ${file} is empty`)]);
  writeFileSync(file, 'something');
  expect(warned({ ...config, isSecretLost: true })).toEqual([
    expect.stringContaining('everybody has to sign in again'),
  ]);
});
