// Loaded first in each thread of a process: each sync of a file leaves a byte in the file SYNCS.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { fdatasyncSync } = fs;
fs.fdatasyncSync = (file) => {
  fdatasyncSync(file);
  fs.appendFileSync(process.env['SYNCS']!, '.');
};
syncBuiltinESMExports();
