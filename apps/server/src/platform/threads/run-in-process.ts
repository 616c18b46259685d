import { fork } from 'node:child_process';
import { giveWay } from './give-way.ts';

export interface ProcessOptions {
  timeoutMs: number;
  /** Heap that the work may use; past it the process ends, and this one goes on. */
  memoryMb: number;
  signal?: AbortSignal | undefined;
  onProgress?: ((share: number) => void) | undefined;
}

/** Bytes come in pieces: as one message they are in memory twice, and stay there until the whole heap is cleared up. */
type Message<Output> =
  | { progress: number }
  | { value: Output }
  | { bytes: Uint8Array; at: number; of: number }
  | { error: string };
const PIECE_BYTES = 1024 * 1024;

/**
 * Runs one piece of heavy work in a process of its own, for what takes hundreds of megabytes: those of a thread stay with
 * the server when it ends, those of a process go back to the system. The module at `entry` gives its work to `answerOwner`,
 * which is handed the parts of the input as they come. Rejects when the work throws or the process ends without an answer.
 */
export async function runInProcess<Output>(
  entry: URL,
  parts: AsyncIterable<unknown>,
  { timeoutMs, memoryMb, signal, onProgress }: ProcessOptions,
): Promise<Output> {
  signal?.throwIfAborted();
  const child = fork(entry, {
    execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${memoryMb}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  if (child.pid) giveWay(child.pid);
  const ended = new AbortController();
  const answer = new Promise<Output>((resolve, reject) => {
    let whole = new Uint8Array(0);
    child.on('message', (message: Message<Output>) => {
      if ('progress' in message) onProgress?.(message.progress);
      else if ('value' in message) resolve(message.value);
      else if ('bytes' in message) {
        const { bytes, at, of } = message;
        if (at === 0) whole = new Uint8Array(of);
        whole.set(bytes, at);
        if (at + bytes.length === of) resolve(whole as Output);
      } else reject(new Error(message.error));
    });
    child.on('error', reject);
    child.once('exit', (code, killedBy) =>
      reject(new Error(`${entry.pathname} ended without an answer (${code ?? killedBy})`)),
    );
    const stop = () => reject(signal!.reason);
    signal?.addEventListener('abort', stop, { signal: ended.signal });
    const timer = setTimeout(() => reject(new Error(`${entry.pathname} took longer than ${timeoutMs} ms`)), timeoutMs);
    ended.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  const send = (message: { part: unknown } | 'all') =>
    new Promise<void>((resolve) => child.send(message, () => resolve()));
  try {
    const feeding = (async () => {
      for await (const part of parts) {
        ended.signal.throwIfAborted();
        await send({ part });
      }
      await send('all');
      return answer;
    })();
    return await Promise.race([answer, feeding]);
  } finally {
    ended.abort();
    child.kill('SIGKILL');
  }
}

/** The process's side: `work` is handed all parts and its answer is sent back, bytes in an array of their own; `told` says how much is done. */
export function answerOwner<Part, Output>(work: (parts: Part[], told: (share: number) => void) => Output): void {
  const owner = process.ppid;
  // Whoever stops the server stops it alone; the server then ends this process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  process.once('disconnect', () => process.exit());
  const parts: Part[] = [];
  const told = (progress: number) => {
    // Nobody hears of the end of the owner while work is done.
    if (process.ppid !== owner) process.exit();
    process.send!({ progress } satisfies Message<Output>);
  };
  process.on('message', (message: { part: Part } | 'all') => {
    if (message !== 'all') return parts.push(message.part);
    try {
      const value = work(parts, told);
      if (value instanceof Uint8Array) sendBytes(value);
      else process.send!({ value } satisfies Message<Output>);
    } catch (error) {
      process.send!({ error: error instanceof Error ? error.message : String(error) } satisfies Message<Output>);
    }
  });
}

function sendBytes(value: Uint8Array): void {
  let at = 0;
  do {
    process.send!({ bytes: value.subarray(at, at + PIECE_BYTES), at, of: value.length } satisfies Message<never>);
    at += PIECE_BYTES;
  } while (at < value.length);
}
