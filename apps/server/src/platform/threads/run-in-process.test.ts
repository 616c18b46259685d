import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { runInProcess } from './run-in-process.ts';

const LIMITS = { timeoutMs: 60_000, memoryMb: 64 };

/** A module whose work is `body`: of `parts` and `told`. */
function moduleOf(body: string): URL {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-process-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'work.mjs');
  const side = new URL('./run-in-process.ts', import.meta.url).href;
  writeFileSync(file, `import { answerOwner } from '${side}';\nanswerOwner((parts, told) => {${body}});`);
  return pathToFileURL(file);
}

async function* given(...parts: unknown[]) {
  yield* parts;
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a process is handed the parts, tells how far it is, and answers; then it is gone', async () => {
  const told: number[] = [];
  const entry = moduleOf('told(0.5); return { pid: process.pid, sum: parts.reduce((sum, [one]) => sum + one, 0) };');
  const answer = await runInProcess<{ pid: number; sum: number }>(entry, given(Uint8Array.of(1), Uint8Array.of(2)), {
    ...LIMITS,
    onProgress: (share) => told.push(share),
  });
  expect([answer.sum, told]).toEqual([3, [0.5]]);
  expect(answer.pid).not.toBe(process.pid);
  await expect.poll(() => isRunning(answer.pid)).toBe(false);
});

test.each([0, 1, 1024 * 1024, 2_500_000])('%i bytes are answered in an array of their own', async (length) => {
  const entry = moduleOf(`return Uint8Array.from({ length: ${length} }, (_, at) => at % 251);`);
  const answer = await runInProcess<Uint8Array>(entry, given(), { ...LIMITS, memoryMb: 256 });
  expect([answer.length, answer.byteOffset, answer.findIndex((byte, at) => byte !== at % 251)]).toEqual([
    length,
    0,
    -1,
  ]);
  expect(answer.buffer.byteLength).toBe(length);
});

test('what a server is asked meanwhile goes first', async () => {
  const entry = moduleOf("return process.getBuiltinModule('node:os').getPriority();");
  expect(await runInProcess(entry, given(), LIMITS)).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
});

test('what goes wrong in a process is told: an error, an end, too much memory, parts that cannot be had', async () => {
  const ran = (body: string, parts = given()) => runInProcess(moduleOf(body), parts, LIMITS);
  await expect(ran("throw new Error('no such luck')")).rejects.toThrow('no such luck');
  await expect(ran('process.exit(3)')).rejects.toThrow('without an answer (3)');
  const tooMuch = 'const kept = []; for (;;) kept.push(Array.from({ length: 1000 }, () => ({})));';
  await expect(ran(tooMuch)).rejects.toThrow('without an answer');
  const failing = (async function* () {
    yield 1;
    throw new Error('unreadable');
  })();
  await expect(ran('return 1', failing)).rejects.toThrow('unreadable');
});

test('a process is ended that takes too long or is no longer wanted', async () => {
  const endless = moduleOf('told(process.pid); for (;;);');
  await expect(runInProcess(endless, given(), { ...LIMITS, timeoutMs: 1 })).rejects.toThrow('longer than 1 ms');
  const stop = new AbortController();
  let pid = 0;
  const running = runInProcess(endless, given(), {
    ...LIMITS,
    signal: stop.signal,
    onProgress(told) {
      pid = told;
      stop.abort(new Error('not wanted'));
    },
  });
  await expect(running).rejects.toThrow('not wanted');
  await expect.poll(() => isRunning(pid)).toBe(false);
});
