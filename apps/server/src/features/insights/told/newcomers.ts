import { type Collected, derivedFigure, makeStatement, nothing } from '../../../evidence/findings/collect.ts';
import type { Observed } from '../../../evidence/findings/observed.ts';
import { playersOf } from '../../../evidence/findings/player.ts';
import { name, num, words } from '../../../evidence/statements/statement.ts';

/** All records of a newcomer on topic are of the last so many years. */
const RECENT_YEARS = 3;
/** One record is a chance. */
const RECORDS_MIN = 2;
/** With fewer records from before, everybody is new. */
const EARLIER_MIN = 8;
const TOLD_MAX = 2;

/** Awards, patents, trials and contracts are somebody's own work; a paper's authors move too often between employers. */
const WORK = ['awards', 'patents', 'usa-spending', 'clinical-trials', 'international-trials'] as const;

/** Organisations that the topic's records name since a short time, though the topic is older. */
export function newcomers(observed: Observed): Collected {
  const found = nothing();
  const today = observed.asOf.slice(0, 10);
  const dated = WORK.flatMap((engine) => observed.records[engine]).filter(({ date }) => date !== null && date <= today);
  const latest = Math.max(0, ...dated.map(({ date }) => Number(date!.slice(0, 4))));
  const since = latest - RECENT_YEARS + 1;
  // Nobody is new in data sets that end years ago.
  if (latest < Number(observed.asOf.slice(0, 4)) - 2) return found;
  const earlier = dated.filter(({ date }) => Number(date!.slice(0, 4)) < since);
  if (earlier.length < EARLIER_MIN) return found;
  const works = new Set(dated);
  const fresh = playersOf(observed)
    .map((player) => ({
      player,
      own: player.records.map(({ record }) => record).filter((record) => works.has(record)),
    }))
    .filter(
      ({ player, own }) =>
        own.length >= RECORDS_MIN &&
        own.every(({ date }) => Number(date!.slice(0, 4)) >= since) &&
        // A paper of earlier years says that they have been there before.
        player.records.every(({ record: { date } }) => date === null || Number(date.slice(0, 4)) >= since),
    )
    .toSorted((one, other) => other.own.length - one.own.length)
    .slice(0, TOLD_MAX);
  for (const { player, own } of fresh) {
    const first = Math.min(...own.map(({ date }) => Number(date!.slice(0, 4))));
    const engine = own[0]!.engine;
    const count = derivedFigure(observed, {
      id: `newcomer:${player.name}:count`,
      label: `awards, patents, trials and contracts in the field, ${player.name}`,
      value: own.length,
      how: 'count',
      engine,
      records: own,
    });
    const year = derivedFigure(observed, {
      id: `newcomer:${player.name}:from`,
      label: `year in which awards, patents, trials and contracts in the field begin to name ${player.name}`,
      value: first,
      unit: 'year',
      how: 'count',
      engine,
      records: own,
    });
    const before = derivedFigure(observed, {
      id: `newcomer:${player.name}:before`,
      label: `awards, patents, trials and contracts in the field from before ${since}, of others`,
      value: earlier.length,
      how: 'count',
      engine,
      records: earlier,
    });
    found.figures.push(count, year, before);
    found.findings.push({
      id: `newcomer:${player.name}`,
      family: 'players',
      n: own.length,
      period: { from: String(first), to: String(latest) },
      missing: null,
      importance: 70 + Math.min(own.length, 8),
      headline: makeStatement(
        words`${name(count, player.name)} is new to the topic: ${num(count)} awards, patents, trials and contracts, which begin in ${num(year)}.`,
        [count, year],
      ),
      statements: [
        makeStatement(
          words`Awards, patents, trials and contracts in the field begin to name ${name(year, player.name)} in ${num(year)}; by now ${num(count)} do.`,
          [count, year],
        ),
        makeStatement(
          words`The topic is older: ${num(before)} awards, patents, trials and contracts of others are from before ${name(before, String(since))}.`,
          [before],
        ),
      ],
    });
  }
  return found;
}
