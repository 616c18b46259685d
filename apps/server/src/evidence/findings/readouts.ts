import { formatDate } from '@groundwork/contract/format';
import type { ClinicalTrial } from '../../catalogue/engines/clinical-trials.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { Statement } from '../evidence.ts';
import { asOf } from '../statements/of-record.ts';
import { name, num, word, words } from '../statements/statement.ts';
import {
  allOf,
  type Collected,
  countOf,
  derivedFigure,
  keyOf,
  makeStatement,
  nothing,
  ofField,
  partSeen,
  periodOf,
} from './collect.ts';
import type { Observed } from './observed.ts';
import { statusOf } from './trial-status.ts';

const engine = 'clinical-trials' as const;
/** Statuses of trials that are under way or to come, as the register has them. */
const RUNNING = /^(?:recruiting|enrolling by invitation|not yet recruiting|active, not recruiting)/i;
const AHEAD_MONTHS = 24;
const LISTED = 10;

/** The next one by its name and day; where its sponsor isn't known, how many there are. */
function nextOf(record: CatalogueRecord, otherwise: Statement): Statement {
  const { nctId, sponsor } = trialOf(record);
  const day = dueOf(record)!;
  if (!sponsor) return otherwise;
  const on = word(day.length === 10 ? 'on' : 'in');
  return makeStatement(
    words`${ofField(record, 'Sponsor', sponsor)} plans the primary completion of ${ofField(record, 'Record', record.id, nctId)} ${on} ${ofField(record, 'Primary completion date', formatDate(day))}.`,
    [],
    [`Record: ${record.id}`, `Sponsor: ${sponsor}`, `Primary completion date: ${formatDate(day)}`].map((quote) => ({
      key: keyOf(record),
      quote,
    })),
  );
}

const trialOf = ({ data }: CatalogueRecord) => data as ClinicalTrial;
/** When the primary outcome of the last participant is measured. */
const dueOf = (record: CatalogueRecord): string | undefined => trialOf(record).primaryCompletionDate;

/**
 * When the trials under way are to measure their primary outcome: their results may change what is worth doing. Days that
 * have passed say that an entry may be out of date.
 */
export function readouts(observed: Observed): Collected {
  const found = nothing();
  const running = observed.records[engine].filter((record) => RUNNING.test(statusOf(record)) && dueOf(record));
  if (running.length === 0) return found;
  const today = observed.asOf.slice(0, 10);
  const horizon = new Date(observed.asOf);
  horizon.setUTCMonth(horizon.getUTCMonth() + AHEAD_MONTHS);
  const until = horizon.toISOString().slice(0, 10);
  // A month lies ahead until its end.
  const isPast = (record: CatalogueRecord) => dueOf(record)! < today.slice(0, dueOf(record)!.length);
  const past = running.filter(isPast);
  const ahead = running
    .filter((record) => !isPast(record) && dueOf(record)! <= until)
    .toSorted((one, other) => dueOf(one)!.localeCompare(dueOf(other)!));
  const counted = (id: string, label: string, records: CatalogueRecord[]) =>
    derivedFigure(observed, { id: `readouts:${id}`, label, value: records.length, how: 'count', engine, records });
  const whole = counted(
    'running',
    'clinical trials in the field that are under way or to come and give their date',
    running,
  );
  const due = counted(
    'due',
    `clinical trials in the field that plan to complete their primary outcome by ${formatDate(until)}`,
    ahead,
  );
  const late = counted(
    'past',
    `clinical trials in the field that planned to complete their primary outcome by ${formatDate(today)}`,
    past,
  );
  const year = derivedFigure(observed, {
    id: 'readouts:year',
    label: 'year in which the next of the clinical trials in the field plans to complete its primary outcome',
    value: Number(dueOf(ahead[0] ?? running[0]!)!.slice(0, 4)),
    unit: 'year',
    how: 'latest',
    engine,
    records: ahead.slice(0, 1),
  });
  found.figures.push(whole, due, late, ...(ahead.length > 0 ? [year] : []));
  const trials = word(running.length === 1 ? 'clinical trial' : 'clinical trials');
  const dueWords = words`${word(ahead.length === 1 ? 'plans to complete its' : 'plan to complete their')} primary outcome by ${name(due, formatDate(until))}`;
  const under = words`${trials} in the field that ${word(running.length === 1 ? 'is' : 'are')} registered as under way or to come`;
  const planned = (many: number) =>
    words`planned to ${ahead.length > 0 ? words`do so` : words`complete ${word(many === 1 ? 'its' : 'their')} primary outcome`} by ${name(late, formatDate(today))}`;
  const statements = [
    ...(ahead.length > 0
      ? [
          running.length === 1
            ? makeStatement(words`The one ${under} plans to complete its primary outcome in ${num(year)}.`, [
                whole,
                year,
              ])
            : makeStatement(words`Of the ${num(whole)} ${under}, ${num(due)} ${dueWords}.`, [whole, due]),
        ]
      : []),
    ...(past.length > 0
      ? [
          makeStatement(
            ahead.length > 0
              ? words`${num(late)} of the ${num(whole)} ${planned(past.length)}.`
              : past.length === running.length
                ? words`${running.length === 1 ? words`The one ${under}` : allOf(late, whole, under)} ${planned(past.length)}.`
                : words`${num(late)} of the ${num(whole)} ${under} ${planned(past.length)}.`,
            [late, whole],
          ),
        ]
      : []),
  ];
  if (ahead.length > 0) {
    const shown = ahead.slice(0, LISTED);
    found.cited.push(...shown);
    found.tables.push({
      id: 'readouts',
      caption: 'Clinical trials in the field that plan to complete next',
      columns: [
        { label: 'Trial', unit: 'text' },
        { label: 'Title', unit: 'text' },
        { label: 'Sponsor', unit: 'text' },
        { label: 'Phase', unit: 'text' },
        { label: 'Primary completion', unit: 'date' },
      ],
      rows: shown.map((record) => ({
        cells: [
          trialOf(record).nctId,
          record.title,
          trialOf(record).sponsor ?? null,
          trialOf(record).phase ?? null,
          dueOf(record)!,
        ],
        key: keyOf(record),
        figures: [],
      })),
      note: words`Dates as the sponsors registered them; they are often put off. As of ${asOf(observed)}.`,
    });
  }
  found.findings.push({
    id: 'readouts',
    family: 'readouts',
    n: running.length,
    period: periodOf(running),
    missing: partSeen(observed, engine),
    importance: ahead.length > 0 ? 71 : 32,
    headline:
      ahead.length > 0
        ? nextOf(
            ahead[0]!,
            makeStatement(words`${countOf(due, 'clinical trial', 'clinical trials')} in the field ${dueWords}.`, [due]),
          )
        : null,
    statements,
  });
  return found;
}
