import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { threadWhenCalled } from '../threads/call-thread.ts';
import type { DrawApi } from './draw-page.worker.ts';

/** What the calls that a page begins with were answered, by their addresses. */
export type FirstAnswers = Record<string, unknown>;

/** A page goes without what takes longer: it asks and draws for itself. */
const ANSWER_MS = 500;
const DRAW_MS = 1_000;
/** As many are drawn at once; others go without. */
const DRAWN_MAX = 4;
/** It takes 16; what is thrown away is cleared away before it is much more. */
const MEMORY_MB = 48;
/** To start the thread takes longer than to draw a page, so it stays while people come. */
const IDLE_MS = 600_000;

/** Pages that one comes to read. What is typed into a page before its program has come would be lost: those with fields are not drawn. */
const READ = /^\/(?:dashboard|reports\/[^/]+\/[^/]+)$/;

/** Makes the calls of a page. What is refused or fails is neither answered nor late: named in the page, its refusal would be kept for later. */
export async function answersTo(calls: string[], call: (address: string) => Promise<Response>) {
  const answers: FirstAnswers = {};
  const late: string[] = [];
  const ask = async (address: string): Promise<unknown> => {
    const answer = await call(address);
    if (answer.status !== 200) throw new Error(String(answer.status));
    return answer.json();
  };
  await Promise.all(
    calls.map(async (address) => {
      const answered = await within(ANSWER_MS, ask(address));
      if (answered === 'late') late.push(address);
      else if (answered !== 'failed') answers[address] = answered.value;
    }),
  );
  return { answers, late, isWhole: Object.keys(answers).length === calls.length };
}

/** Draws pages as their person sees them at first, by the client that was built. Null for pages that are not drawn, and where there is no time. */
export function pageDrawing(folder: string) {
  const file = resolve(join(folder, '.drawing/first-screens.js'));
  const isBuilt = existsSync(file);
  const entry = new URL('./draw-page.worker.ts', import.meta.url);
  const thread = threadWhenCalled<DrawApi>(entry, { memoryMb: MEMORY_MB, idleMs: IDLE_MS });
  let drawn = 0;
  return async (path: string, answers: FirstAnswers, cookies: string): Promise<string | null> => {
    if (!isBuilt || !READ.test(path) || drawn === DRAWN_MAX) return null;
    drawn += 1;
    const drawing = thread.call('draw', pathToFileURL(file).href, path, answers, cookies).finally(() => {
      drawn -= 1;
    });
    const page = await within(DRAW_MS, drawing);
    return typeof page === 'string' ? null : page.value;
  };
}

async function within<Value>(
  milliseconds: number,
  work: Promise<Value>,
): Promise<{ value: Value } | 'failed' | 'late'> {
  const stop = new AbortController();
  const late = after(milliseconds, 'late' as const, { signal: stop.signal }).catch(() => 'late' as const);
  const done = work.then(
    (value) => ({ value }),
    () => 'failed' as const,
  );
  const first = await Promise.race([done, late]);
  stop.abort();
  return first;
}

/** In a script that is never run, since the page runs none of its own; nothing in them ends it. */
export const withAnswers = (page: string, answers: FirstAnswers) =>
  page.replace('</body>', (end) => {
    const text = JSON.stringify(answers).replaceAll('<', '\\u003c');
    return `<script type="application/json" id="answers">${text}</script>${end}`;
  });
