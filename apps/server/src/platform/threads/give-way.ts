import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Has a process, or without one named the thread that calls it, give way to all others: work that nobody waits for then takes what
 * they leave of the processors. Only Linux gives a thread a priority of its own; elsewhere it keeps the one that it has.
 */
export function giveWay(pid?: number): void {
  try {
    const id = pid ?? thisThread();
    if (id) setPriority(id, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended, or a sandbox forbids it. The work is the same.
  }
}

const thisThread = () =>
  process.platform === 'linux' ? Number(readlinkSync('/proc/thread-self').split('/').at(-1)) : undefined;
