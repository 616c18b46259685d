import type { ServerProcess } from '../apps/server/test/server-process.ts';
import { printTable } from './measure.ts';
import type { Ledger } from './trust-ledger.ts';
import type { SuitesTried } from './trust-suites.ts';

/** What the parts of a run have shown, added up. What no part looked at has no figure. */
export class Figures {
  #suites: SuitesTried | null = null;
  #kills = 0;
  #ledgers: Ledger[] = [];
  #statuses = new Map<number, number>();

  tried(suites: SuitesTried): void {
    this.#suites = suites;
  }

  /** `kills`: so often the process was ended without a warning while people wrote. */
  survived(kills: number, ledger: Ledger): void {
    this.#kills += kills;
    this.#ledgers.push(ledger);
  }

  answered(statuses: Map<number, number>): void {
    this.#statuses = statuses;
  }

  print(): void {
    const all = (of: (ledger: Ledger) => number) =>
      this.#ledgers.length > 0 ? this.#ledgers.reduce((sum, ledger) => sum + of(ledger), 0) : null;
    const requests = [...this.#statuses.values()].reduce((sum, count) => sum + count, 0);
    const faulty = (isOne: (status: number) => boolean) =>
      [...this.#statuses].reduce((sum, [status, count]) => sum + (isOne(status) ? count : 0), 0);
    const suites = this.#suites;
    // Told to wait while a disk was full or a store away is no fault.
    const faults = (all(({ faults }) => faults) ?? 0) + (suites?.faults ?? 0) + faulty((status) => status >= 500);
    const rows: [string, number | null | undefined][] = [
      ['operations × callers', suites?.callsByCallers],
      ['hostile inputs tried', suites?.hostileInputs],
      ['mixed requests', requests || null],
      ['kills survived', this.#ledgers.length > 0 ? this.#kills : null],
      ['acknowledged writes', all(({ acknowledged }) => acknowledged)],
      ['comparisons of them', all(({ compared }) => compared)],
      ['lost', all(({ lost }) => lost.length)],
      ['half written', all(({ half }) => half.length)],
      ['leaks: tests of access that fail', suites?.leaks],
      ['tests of hostile input that fail', suites?.broken],
      ['5xx', faults],
    ];
    printTable(
      ['', 'in all'],
      rows.map(([what, count]) => [what, count?.toLocaleString('en') ?? 'not tried']),
    );
  }
}

export function errorsIn(server: ServerProcess): string {
  const errors = server
    .output()
    .split('\n')
    .filter((line) => line.includes('"level":"error"'));
  return `${errors.length} errors${errors[0] ? `, the first: ${errors[0].slice(0, 300)}` : ''}`;
}
