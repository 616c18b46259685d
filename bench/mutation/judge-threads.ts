import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Mutant } from './instrument.ts';

/** What runs in threads of its own, and what starts them: a thread reads its files anew, and knows of no switch. */
export const isOfThreads = ({ file }: { file: string }) => /\/gate(?:-thread|\.worker)\.ts$/.test(file);

const TEST = 'apps/server/src/evidence/claims/gate-thread.test.ts';
/** A thread that never answers. */
const MAX_MS = 20_000;

/** Tells of each of them whether the test of the gate's threads notices it, in a copy of the program. */
export function judgeThreads(mutants: Mutant[], tell: (id: number, isNoticed: boolean) => void): void {
  if (mutants.length === 0) return;
  const copy = mkdtempSync(join(tmpdir(), 'groundwork-mutants-'));
  try {
    for (const name of ['apps', 'packages', 'scripts', 'package.json', 'vitest.config.ts', 'tsconfig.base.json'])
      cpSync(name, join(copy, name), { recursive: true });
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
    const passes = () =>
      spawnSync('vitest', ['run', TEST, '--project', 'server'], { cwd: copy, timeout: MAX_MS, killSignal: 'SIGKILL' })
        .status === 0;
    if (!passes()) throw new Error(`Fails without a mutant: ${TEST}`);
    for (const { id, file, changed } of mutants) {
      writeFileSync(join(copy, file), changed());
      tell(id, !passes());
      cpSync(file, join(copy, file));
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
