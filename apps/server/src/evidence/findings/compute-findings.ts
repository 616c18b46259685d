import { setImmediate } from 'node:timers/promises';
import { activity } from './activity.ts';
import { againstRecords } from './against-records.ts';
import { atSources } from './at-sources.ts';
import { awardPaths } from './award-paths.ts';
import { awardRate } from './award-rate.ts';
import { awardSizes } from './award-sizes.ts';
import { buyers } from './buyers.ts';
import { calls } from './calls.ts';
import { type Collected, merge } from './collect.ts';
import { concentration } from './concentration.ts';
import { demand } from './demand.ts';
import { drugs } from './drugs.ts';
import { links } from './links.ts';
import type { Observed } from './observed.ts';
import { patentTerms } from './patent-terms.ts';
import { payersOf } from './payers.ts';
import { namedBy } from './player.ts';
import { players } from './players.ts';
import { possiblePartners } from './possible-partners.ts';
import { readouts } from './readouts.ts';
import { rounds } from './rounds.ts';
import { tested } from './tested.ts';
import { trialDesigns } from './trial-designs.ts';
import { trials } from './trials.ts';

const FAMILIES: ((observed: Observed) => Collected)[] = [
  activity,
  atSources,
  concentration,
  awardSizes,
  awardPaths,
  awardRate,
  buyers,
  calls,
  demand,
  rounds,
  trials,
  trialDesigns,
  tested,
  readouts,
  drugs,
  patentTerms,
  againstRecords,
];

/** Everything that can be worked out over what is on topic, the most telling findings first. */
export async function computeFindings(observed: Observed): Promise<Collected> {
  const { players: all, people } = namedBy(observed);
  await setImmediate();
  const payers = payersOf(observed);
  const collected = [players(observed, all, people), possiblePartners(observed, all), links(observed, all, payers)];
  for (const family of FAMILIES) {
    // Thousands of records are looked through: whoever else waits takes a turn in between.
    await setImmediate();
    collected.push(family(observed));
  }
  const found = merge(collected);
  return found;
}
