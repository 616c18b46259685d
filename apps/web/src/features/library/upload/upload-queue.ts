import type { LibraryFile, Upload, UploadRequest } from '@groundwork/contract/library';
import { translated } from '@groundwork/contract/texts';
import { hasCode } from '../../../lib/api-errors.ts';
import { BrokenOffError, RefusedError, type sendPart } from '../../../lib/send-part.ts';

export interface UploadItem {
  /** In the page; the file's own id comes with its registration. */
  key: string;
  file: File;
  folderId: string | undefined;
  status: 'waiting' | 'sending' | 'paused' | 'offline' | 'failed' | 'registered';
  /** Share of the bytes, in percent. */
  progress: number;
  problem: string | null;
  registered: LibraryFile | null;
}

export interface UploadCalls {
  begin(request: UploadRequest): Promise<Upload>;
  resume(uploadId: string): Promise<Upload>;
  register(registration: UploadRequest & { uploadId: string }): Promise<LibraryFile>;
  send: typeof sendPart;
}

interface Listeners {
  onRegistered(file: LibraryFile): void;
  onFailed(item: UploadItem, error: unknown): void;
}

const AT_ONCE = 2;
/** Waits before a broken transfer goes on; then it has failed, and may be tried again by hand. */
const RETRY_AFTER_MS = [500, 1_000, 2_000, 5_000, 10_000, 20_000];

/** Files on their way: they go on while one looks at other screens. */
export class UploadQueue {
  #items: UploadItem[] = [];
  #changed = new Set<() => void>();
  #running = new Map<string, AbortController>();
  #uploadIds = new Map<string, string>();
  #last = 0;
  readonly #calls: UploadCalls;
  readonly #listeners: Listeners;
  readonly #retryAfterMs: number[];

  constructor(calls: UploadCalls, listeners: Listeners, retryAfterMs = RETRY_AFTER_MS) {
    this.#calls = calls;
    this.#listeners = listeners;
    this.#retryAfterMs = retryAfterMs;
  }

  readonly subscribe = (onChange: () => void) => {
    this.#changed.add(onChange);
    return () => void this.#changed.delete(onChange);
  };

  readonly items = (): UploadItem[] => this.#items;

  add(files: File[], folderId?: string): void {
    const added = files.map((file): UploadItem => {
      this.#last += 1;
      const state = { status: 'waiting', progress: 0, problem: null, registered: null } as const;
      return { key: String(this.#last), file, folderId, ...state };
    });
    this.#set([...this.#items, ...added]);
    this.#startNext();
  }

  pause(key: string): void {
    this.#change(key, { status: 'paused' });
    this.#running.get(key)?.abort();
  }

  /** After a pause or a failure. */
  resume(key: string): void {
    this.#change(key, { status: 'waiting', problem: null });
    this.#startNext();
  }

  /** From the list here; answers the id of an upload that the server knows and should forget. */
  remove(key: string): string | undefined {
    this.#running.get(key)?.abort();
    const item = this.#items.find((each) => each.key === key);
    this.#set(this.#items.filter((each) => each.key !== key));
    return item?.registered ? undefined : this.#uploadIds.get(key);
  }

  #set(items: UploadItem[]): void {
    this.#items = items;
    for (const onChange of this.#changed) onChange();
  }

  #change(key: string, change: Partial<UploadItem>): void {
    this.#set(this.#items.map((item) => (item.key === key ? { ...item, ...change } : item)));
  }

  #startNext(): void {
    for (const item of this.#items) {
      if (this.#running.size >= AT_ONCE) return;
      if (item.status === 'waiting' && !this.#running.has(item.key)) void this.#run(item);
    }
  }

  async #run(item: UploadItem): Promise<void> {
    const { key } = item;
    const controller = new AbortController();
    this.#running.set(key, controller);
    try {
      const registered = await this.#transfer(item, controller.signal);
      this.#change(key, { status: 'registered', progress: 100, registered });
      this.#listeners.onRegistered(registered);
    } catch (error) {
      // Paused or removed: whoever did it has said so.
      if (!controller.signal.aborted) {
        this.#change(key, { status: 'failed', problem: error instanceof Error ? translated(error.message) : '' });
        this.#listeners.onFailed(item, error);
      }
    } finally {
      this.#running.delete(key);
      this.#startNext();
    }
  }

  async #transfer({ key, file, folderId }: UploadItem, signal: AbortSignal): Promise<LibraryFile> {
    const request = {
      fileName: file.name,
      fileType: file.type,
      fileSize: file.size,
      lastModified: file.lastModified,
      ...(folderId && { folderId }),
    };
    for (let failures = 0; ; ) {
      try {
        this.#change(key, { status: 'sending' });
        const known = this.#uploadIds.get(key);
        const upload = await (known ? this.#resumed(known, request) : this.#calls.begin(request));
        this.#uploadIds.set(key, upload.uploadId);
        const before = this.#progressOf(key);
        await this.#sendParts(key, file, upload, signal);
        if (this.#progressOf(key) > before) failures = 0;
        const registered = await this.#calls.register({ ...request, uploadId: upload.uploadId });
        if (registered.status !== 'pending') return registered;
        throw new BrokenOffError();
      } catch (error) {
        signal.throwIfAborted();
        const wait = this.#retryAfterMs[failures];
        if (!isPassing(error) || wait === undefined) throw error;
        failures += 1;
        this.#change(key, { status: 'offline' });
        await sleep(wait, signal);
      }
    }
  }

  /** Registered already, though the answer got lost: nothing is left to send. Removed meanwhile: it begins anew. */
  async #resumed(uploadId: string, request: UploadRequest): Promise<Upload> {
    try {
      return await this.#calls.resume(uploadId);
    } catch (error) {
      if (hasCode(error, 'CONFLICT')) return { uploadId, folderId: request.folderId ?? '', parts: [] };
      if (!hasCode(error, 'NOT_FOUND')) throw error;
      return this.#calls.begin(request);
    }
  }

  async #sendParts(key: string, file: File, { parts }: Upload, signal: AbortSignal): Promise<void> {
    let left = parts.reduce((sum, { size }) => sum + size, 0);
    const show = (bytes: number) =>
      this.#change(key, { progress: Math.floor(((file.size - left + bytes) / Math.max(file.size, 1)) * 100) });
    show(0);
    for (const { url, offset, size } of parts) {
      await this.#calls.send(url, file.slice(offset, offset + size), show, signal);
      left -= size;
    }
  }

  #progressOf = (key: string) => this.#items.find((item) => item.key === key)?.progress ?? 0;
}

/** Trying again may help: the connection broke, the server was away, or an address was stale. */
function isPassing(error: unknown): boolean {
  if (error instanceof RefusedError) return error.isWorthAsking;
  return error instanceof BrokenOffError || error instanceof TypeError;
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}
