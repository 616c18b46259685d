import type { LibraryFile, Upload } from '@groundwork/contract/library';
import { expect, test, vi } from 'vitest';
import { CallError } from '../../../lib/call-error.ts';
import { BrokenOffError, RefusedError } from '../../../lib/send-part.ts';
import { type UploadCalls, UploadQueue } from './upload-queue.ts';

const registered = { id: 'u1', status: 'processing' } as LibraryFile;
const upload = (offset = 0): Upload => ({
  uploadId: 'u1',
  folderId: 'f1',
  parts: offset < 100 ? [{ url: `/put/${offset}`, offset, size: 100 - offset }] : [],
});

/** A queue over a server that remembers how much has arrived. `sends` says what each transfer does. */
function open(
  sends: ((show: (bytes: number) => void, signal: AbortSignal) => Promise<number>)[],
  change: Partial<UploadCalls> = {},
) {
  let arrived = 0;
  const asked: string[] = [];
  const calls: UploadCalls = {
    begin: async ({ fileName }) => {
      asked.push(`begin ${fileName}`);
      return upload(arrived);
    },
    resume: async () => {
      asked.push(`resume ${arrived}`);
      return upload(arrived);
    },
    register: async () => {
      asked.push('register');
      return arrived < 100 ? { ...registered, status: 'pending' } : registered;
    },
    send: async (_url, bytes, show, signal) => {
      const send = sends.shift();
      if (!send) {
        arrived += bytes.size;
        show(bytes.size);
        return;
      }
      arrived += await send(show, signal);
      if (arrived < 100) throw new BrokenOffError();
    },
    ...change,
  };
  const told = { registered: [] as string[], failed: [] as string[] };
  const queue = new UploadQueue(
    calls,
    { onRegistered: ({ id }) => told.registered.push(id), onFailed: ({ file }) => told.failed.push(file.name) },
    [1, 1, 1],
  );
  return { queue, asked, told, state: () => queue.items().map(({ status, progress }) => [status, progress]) };
}
const file = (name: string) => new File(['x'.repeat(100)], name);

test('[LIB-02] a file is sent, registered and told', async () => {
  const { queue, asked, told, state } = open([]);
  queue.add([file('a.pdf')]);
  await vi.waitFor(() => expect(state()).toEqual([['registered', 100]]));
  expect(asked).toEqual(['begin a.pdf', 'register']);
  expect(told).toEqual({ registered: ['u1'], failed: [] });
});

test('[LIB-02] a connection that drops at 90 % goes on with the rest', async () => {
  const { queue, asked, state } = open([
    async (show) => {
      show(90);
      return 90;
    },
  ]);
  queue.add([file('a.pdf')]);
  await vi.waitFor(() => expect(state()).toEqual([['registered', 100]]));
  expect(asked).toEqual(['begin a.pdf', 'resume 90', 'register']);
});

test('[LIB-02] paused it waits with what it has; resumed it goes on from there', async () => {
  const { queue, asked, state } = open([
    (show, signal) =>
      new Promise((_resolve, reject) => {
        show(40);
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  ]);
  queue.add([file('a.pdf')]);
  await vi.waitFor(() => expect(state()).toEqual([['sending', 40]]));
  const { key } = queue.items()[0]!;
  queue.pause(key);
  expect(state()).toEqual([['paused', 40]]);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(state()).toEqual([['paused', 40]]);
  queue.resume(key);
  await vi.waitFor(() => expect(state()).toEqual([['registered', 100]]));
  expect(asked).toEqual(['begin a.pdf', 'resume 0', 'register']);
});

test('[LIB-04] what fails for good says so and can be retried by hand', async () => {
  const { queue, told, state } = open([0, 0, 0, 0].map(() => async () => 0));
  queue.add([file('a.pdf')]);
  await vi.waitFor(() => expect(state()).toEqual([['failed', 0]]));
  expect(told.failed).toEqual(['a.pdf']);
  queue.resume(queue.items()[0]!.key);
  await vi.waitFor(() => expect(state()).toEqual([['registered', 100]]));
});

test('[LIB-02] a full storage is not asked again and again; its words are shown', async () => {
  let sent = 0;
  const { queue, state } = open([], {
    send: async () => {
      sent += 1;
      throw new RefusedError('The server has no room left for files.', false);
    },
  });
  queue.add([file('a.pdf')]);
  await vi.waitFor(() => expect(state()).toEqual([['failed', 0]]));
  expect([sent, queue.items()[0]!.problem]).toEqual([1, 'The server has no room left for files.']);
});

test('[LIB-02] a registration whose answer got lost is asked for again, not sent again', async () => {
  let lost = false;
  const { queue, asked, state } = open([], {
    register: async () => {
      if (lost) return registered;
      lost = true;
      throw new TypeError('Failed to fetch');
    },
    resume: async () => {
      throw new CallError('CONFLICT', { message: 'already exists' });
    },
  });
  queue.add([file('a.pdf')]);
  await vi.waitFor(() => expect(state()).toEqual([['registered', 100]]));
  expect(asked).toEqual(['begin a.pdf']);
});

test('[LIB-02] two go at once, the others wait; a removed one is gone and its upload is named', async () => {
  const hold = () => new Promise<number>(() => undefined);
  const { queue, state } = open([hold, hold]);
  queue.add(['a.pdf', 'b.pdf', 'c.pdf'].map(file));
  await vi.waitFor(() => expect(state().map(([status]) => status)).toEqual(['sending', 'sending', 'waiting']));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(queue.remove(queue.items()[0]!.key)).toBe('u1');
  expect(queue.remove(queue.items()[1]!.key)).toBeUndefined();
  expect(queue.items()).toHaveLength(1);
});
