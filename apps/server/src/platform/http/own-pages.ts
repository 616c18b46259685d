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

/** Makes the calls of a page; null where one is refused. */
export function answersTo(calls: string[], call: (address: string) => Promise<Response>): Promise<FirstAnswers | null> {
  const answers = async () => {
    const answered = await Promise.all(calls.map(async (address) => [address, await call(address)] as const));
    if (answered.some(([, { status }]) => status !== 200)) return null;
    const read = answered.map(async ([address, answer]) => [address, await answer.json()] as const);
    return Object.fromEntries(await Promise.all(read));
  };
  return within(ANSWER_MS, answers());
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
    return within(DRAW_MS, drawing);
  };
}

/** Null for what fails or takes longer. */
async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value | null> {
  const stop = new AbortController();
  const late = after(milliseconds, null, { signal: stop.signal }).catch(() => null);
  const first = await Promise.race([work.catch(() => null), late]);
  stop.abort();
  return first;
}

/** In a script that is never run, since the page runs none of its own; nothing in them ends it. */
export const withAnswers = (page: string, answers: FirstAnswers) =>
  page.replace('</body>', (end) => {
    const text = JSON.stringify(answers).replaceAll('<', '\\u003c');
    return `<script type="application/json" id="answers">${text}</script>${end}`;
  });
