import type { Engine } from '@groundwork/contract/engines';
import type { ReaderMemory } from '../sqlite/shared/memory.ts';

export interface WorkerSettings {
  file: string;
  /** Engines that stats() lists even when they hold nothing. */
  engines: Engine[];
  /** For a thread that reads: what it may keep; without it, as on a large machine. */
  memory?: ReaderMemory;
  /** One 32-bit integer, shared with the owner: the id of the call that it no longer wants. */
  cancelled: SharedArrayBuffer;
}

export interface Request {
  id: number;
  method: string;
  args: unknown[];
}

export interface WireError {
  name: string;
  message: string;
  code?: string | undefined;
  stack?: string;
}

export type Reply = { ready: true } | { id: number; value: unknown } | { id: number | null; error: WireError };
