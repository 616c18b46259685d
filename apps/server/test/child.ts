import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const MODULE_PLACES = new URL('../src/platform/module-places.ts', import.meta.url).href;

export interface Child {
  /** The next line the child writes; fails when it ends instead. */
  nextLine(): Promise<string>;
  /** It has ended, by itself or not. */
  ended: Promise<unknown>;
  /** kill -9, and what it had written by then. */
  kill(): Promise<string[]>;
}

/** Runs a file of `test/children` in a process of its own, so that a test can kill it. */
export const startChild = (file: string, ...args: string[]): Child => startChildWith({}, file, ...args);

/** The same with something in its environment. */
export function startChildWith(env: Record<string, string>, file: string, ...args: string[]): Child {
  const path = fileURLToPath(new URL(`./children/${file}`, import.meta.url));
  const flags = ['--disable-warning=ExperimentalWarning', '--import', MODULE_PLACES];
  const child: ChildProcess = spawn(process.execPath, [...flags, path, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'close');
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout! }).on('line', (line) => lines.push(line));
  let read = 0;
  return {
    ended,
    async nextLine() {
      while (lines.length <= read) {
        const event = await Promise.race([once(reader, 'line'), ended.then(() => undefined)]);
        if (!event && lines.length <= read) throw new Error(`${file} ended before it wrote another line`);
      }
      read += 1;
      return lines[read - 1]!;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
      return lines;
    },
  };
}
