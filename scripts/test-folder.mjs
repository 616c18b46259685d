// Where unit and API tests, and the processes that they start, put temporary files. It goes with the run: also what a test
// left that failed, or a process that was killed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What `tmpdir()` asks, on one system or another. */
const VARIABLES = ['TMPDIR', 'TEMP', 'TMP'];

/** Called by vitest before the first worker starts; what it returns, after the last one has ended. */
export default function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-tests-'));
  for (const name of VARIABLES) process.env[name] = folder;
  return () => {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    } catch (error) {
      // A process that still ends, or a disk that a test mounted: no reason for a run to fail.
      console.warn(`${folder} could not be removed: ${error.message}`);
    }
  };
}
