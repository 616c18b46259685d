import type { Session } from './session.ts';
import {
  BACKEND,
  backendMessages,
  concat,
  notificationChannel,
  panicOf,
  sqlOf,
  statusOf,
  type TransactionStatus,
} from './wire.ts';

const LISTEN = /^\s*(un)?listen\s+(?:"((?:[^"]|"")+)"|(\w+)|\*)\s*;?\s*$/i;
/** PostgreSQL cuts names at 63 bytes, so a longer statement is no LISTEN. */
const LONGEST_LISTEN_BYTES = 200;

/**
 * LISTEN belongs to a connection, but all connections share one backend: this remembers who listens to what.
 * It knows LISTEN and UNLISTEN as single statements without parameters, which is how `pg` sends them.
 */
export class Channels {
  readonly #listeners = new Map<string, Set<Session>>();

  /** Notes a LISTEN or UNLISTEN; true for an UNLISTEN, which must not reach the backend: others may still listen. */
  note(session: Session, message: Uint8Array): boolean {
    const sql = sqlOf(message, LONGEST_LISTEN_BYTES);
    const match = sql === undefined ? null : LISTEN.exec(sql);
    if (!match) return false;
    const [, isUnlisten, quoted, bare] = match;
    const channel = quoted?.replaceAll('""', '"') ?? bare?.toLowerCase();
    if (isUnlisten) this.#unlisten(session, channel);
    else if (channel) this.#of(channel).add(session);
    return Boolean(isUnlisten);
  }

  forget(session: Session): void {
    this.#unlisten(session, undefined);
  }

  /** Sends the backend's answer to the session that asked, notifications in it to whoever listens; returns the status. Throws what a PANIC says. */
  deliver(session: Session | undefined, answer: Uint8Array): TransactionStatus | undefined {
    let status: TransactionStatus | undefined;
    const own: Uint8Array[] = [];
    let hasNotification = false;
    for (const message of backendMessages(answer)) {
      const panic = panicOf(message);
      if (panic !== undefined) throw new Error(panic);
      if (message[0] === BACKEND.readyForQuery) status = statusOf(message);
      if (message[0] === BACKEND.notification) {
        hasNotification = true;
        for (const listener of this.#of(notificationChannel(message))) listener.send(message.slice());
      } else own.push(message);
    }
    if (session && own.length > 0) session.send(hasNotification ? concat(own) : answer);
    return status;
  }

  #of(channel: string): Set<Session> {
    let sessions = this.#listeners.get(channel);
    if (!sessions) {
      sessions = new Set();
      this.#listeners.set(channel, sessions);
    }
    return sessions;
  }

  #unlisten(session: Session, channel: string | undefined): void {
    for (const [name, sessions] of this.#listeners) {
      if (channel === undefined || channel === name) sessions.delete(session);
    }
  }
}
