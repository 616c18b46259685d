import type { DatabaseSync } from 'node:sqlite';
import type { IndexVersion } from '../../index.port.ts';
import { arrays } from '../shared/arrays.ts';
import type { StateApi } from '../shared/protocol.ts';

/**
 * Answers what is asked all the time and read off a row or two: which state the catalogue is in. It has a thread of its own, so that
 * nobody who only wants to know whether the catalogue answers waits behind a search.
 */
export class StateReader implements StateApi {
  private readonly db: DatabaseSync;
  private readonly statements: ReturnType<typeof prepare>;

  constructor(db: DatabaseSync) {
    this.db = db;
    this.statements = prepare(db);
  }

  version(): IndexVersion {
    this.db.exec('begin');
    try {
      const [[version, changedAt]] = this.statements.state.all() as unknown as [[number, string]];
      const engines = this.statements.engines.all() as unknown as [string, number][];
      return { version, changedAt, engines: Object.fromEntries(engines) };
    } finally {
      this.db.exec('commit');
    }
  }

  servingId(): ReturnType<StateApi['servingId']> {
    const [row] = this.statements.serving.all() as unknown as [string, number][];
    return row ? { id: row[0], dimension: row[1] } : null;
  }

  close(): void {
    this.db.close();
  }
}

function prepare(db: DatabaseSync) {
  return {
    state: arrays(db, 'select version, changed_at from state'),
    engines: arrays(db, 'select name, version from engines'),
    serving: arrays(db, 'select id, dimension from models where is_serving = 1'),
  };
}
