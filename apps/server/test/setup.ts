import fc from 'fast-check';
import { vi } from 'vitest';

// A change is judged by what it does, not by the dice: on CI property tests try the same values every time. Elsewhere
// each run tries others, and a failure prints the seed that repeats it.
if (process.env['CI']) fc.configureGlobal({ seed: 20261121 });

// What is waited for comes; how soon says more about the machine. As long as `expect.poll` waits (vitest.config.ts), in place of
// one second.
const TIMEOUT_MS = 60_000;
const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: TIMEOUT_MS, ...options });
