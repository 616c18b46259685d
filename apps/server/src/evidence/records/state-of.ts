import type { ClinicalTrial } from '../../catalogue/engines/clinical-trials.ts';
import type { Company } from '../../catalogue/engines/companies.ts';
import type { LabTechnology } from '../../catalogue/engines/federal-lab-technologies.ts';
import type { InternationalTrial } from '../../catalogue/engines/international-trials.ts';
import type { Patent } from '../../catalogue/engines/patents.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';

/** Label of the line that says what a record's own dates and status mean on the day of the data. */
export const STATE = 'State';

export const STATES = {
  open: 'open',
  closed: 'closed',
  inForce: 'in force by its filing date',
  termOver: 'term over by its filing date',
  expired: 'expired',
  stopped: 'stopped early',
  ended: 'ended',
  running: 'running',
  overdue: 'should have ended',
  notBegun: 'not begun',
  outOfBusiness: 'out of business',
  acquired: 'acquired',
} as const;
export type State = (typeof STATES)[keyof typeof STATES];

const PATENT_TERM_YEARS = 20;
const STALE_YEARS = 4;

/** Dates may be less precise than a day: they are compared at their own precision. */
const isBefore = (date: string | null | undefined, day: string): boolean => !!date && date < day.slice(0, date.length);

/**
 * A record's state on that day: a call open or closed, a patent in force or over, a trial running or ended. Null where
 * its data set has no such thing, or the record doesn't say.
 */
export function stateOf(record: CatalogueRecord, asOf: string): State | null {
  const day = asOf.slice(0, 10);
  switch (record.engine) {
    case 'funding-opportunities':
      return record.closes ? (isBefore(record.closes, day) ? STATES.closed : STATES.open) : null;
    case 'patents': {
      const filed = (record.data as Patent).filingDate?.slice(0, 4);
      if (!filed) return null;
      return Number(filed) + PATENT_TERM_YEARS < Number(day.slice(0, 4)) ? STATES.termOver : STATES.inForce;
    }
    case 'federal-lab-technologies':
      return isBefore((record.data as LabTechnology).expirationDate, day) ? STATES.expired : null;
    case 'clinical-trials':
    case 'international-trials': {
      const { status = '', completionDate } = record.data as ClinicalTrial & InternationalTrial;
      // A register that nobody has brought up to date for years doesn’t say how a trial stands.
      const isStale =
        !completionDate && isBefore(record.date, `${Number(day.slice(0, 4)) - STALE_YEARS}${day.slice(4)}`);
      return trialState(status, isBefore(completionDate, day), isStale);
    }
    case 'companies': {
      const { status = '' } = record.data as Company;
      if (/closed|inactive|defunct|dissolved|out of business/i.test(status)) return STATES.outOfBusiness;
      return /acquired/i.test(status) ? STATES.acquired : null;
    }
    default:
      return null;
  }
}

function trialState(status: string, isOver: boolean, isStale: boolean): State | null {
  if (/terminated|suspended|stopped|halted/i.test(status)) return STATES.stopped;
  if (/completed|ended/i.test(status)) return STATES.ended;
  if (isStale) return null;
  if (/not yet|pending|authori[sz]ed/i.test(status)) return isOver ? STATES.overdue : STATES.notBegun;
  if (/recruiting|active|ongoing|enrolling/i.test(status)) return isOver ? STATES.overdue : STATES.running;
  return null;
}

const GONE: ReadonlySet<State | null> = new Set<State | null>([
  STATES.closed,
  STATES.termOver,
  STATES.expired,
  STATES.stopped,
  STATES.outOfBusiness,
]);

/** Nobody can apply to it, license it or talk to it any more. */
export const isGone = (record: CatalogueRecord, asOf: string): boolean => GONE.has(stateOf(record, asOf));
