import { formatNumber } from '@groundwork/contract/format';
import type { Figure } from '@groundwork/contract/report-document';
import type { ClinicalTrial } from '../../catalogue/engines/clinical-trials.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { allOf, type Collected, listed, nothing, partSeen, periodOf, say, workedOut } from './collect.ts';
import type { Observed } from './observed.ts';
import { FEW, median, monthsBetween } from './statistics.ts';

const engine = 'clinical-trials' as const;
const PHASES = ['Phase 1', 'Phase 2', 'Phase 3', 'Phase 4'];
const COUNTRIES = 3;
/** 'Non-Randomized' is not. */
const RANDOMIZED = /^randomi[sz]ed/i;
const BLINDED = /\b(?:double|triple|quadruple)\b/i;
const WITH_ARTICLE = /^(?:united|netherlands|philippines|czech republic|dominican republic|bahamas|gambia|maldives)\b/i;
const INDUSTRY = /^industry$/i;

const trialOf = ({ data }: CatalogueRecord) => data as ClinicalTrial;

/** How trials on the topic are made: allocation and masking, months to the primary outcome, kind of sponsor, countries. */
export function trialDesigns(observed: Observed): Collected {
  const found = nothing();
  const all = observed.records[engine];
  if (all.length < FEW) return found;
  for (const part of [design, months, industry, countries]) part(observed, all, found);
  return found;
}

type Records = readonly CatalogueRecord[];

function counted(observed: Observed, id: string, label: string, records: Records, filters?: Record<string, unknown>) {
  const options = { id: `trials:${id}`, label, value: records.length, how: 'count' as const, engine, records };
  return workedOut(observed, { ...options, ...(filters && { filters }) });
}

function add(observed: Observed, found: Collected, part: string, records: Records, text: string, figures: Figure[]) {
  found.figures.push(...figures);
  found.findings.push({
    id: `trials:${part}`,
    family: 'trials',
    n: records.length,
    period: periodOf(records),
    missing: partSeen(observed, engine),
    importance: 40,
    headline: null,
    statements: [say(text, figures)],
  });
}

function design(observed: Observed, all: Records, found: Collected): void {
  const stating = all.filter((record) => trialOf(record).allocation && trialOf(record).masking);
  if (stating.length < FEW) return;
  const whole = counted(observed, 'designs', 'clinical trials on the topic that state their design', stating);
  const isRandomized = (record: CatalogueRecord) => RANDOMIZED.test(trialOf(record).allocation!);
  const random = counted(
    observed,
    'randomized',
    'clinical trials on the topic that are randomized',
    stating.filter(isRandomized),
  );
  const blind = counted(
    observed,
    'blinded',
    'clinical trials on the topic that are at least double-blind',
    stating.filter((record) => BLINDED.test(trialOf(record).masking!)),
  );
  const are = (figure: Figure) => `${formatNumber(figure.value)} ${figure.value === 1 ? 'is' : 'are'}`;
  add(
    observed,
    found,
    'design',
    stating,
    random.value === stating.length
      ? `${allOf(stating.length, 'clinical trials on the topic that state their design')} are randomized; ${are(blind)} at least double-blind.`
      : `Of the ${formatNumber(stating.length)} clinical trials on the topic that state their design, ${are(random)} randomized and ${are(blind)} at least double-blind.`,
    [whole, random, blind],
  );
}

function months(observed: Observed, all: Records, found: Collected): void {
  const groups = PHASES.flatMap((phase) => {
    const timed = all.flatMap((record) => {
      const { startDate, primaryCompletionDate, phase: own } = trialOf(record);
      const length = startDate && primaryCompletionDate ? monthsBetween(startDate, primaryCompletionDate) : null;
      return own === phase && length !== null && length > 0 ? [{ record, length }] : [];
    });
    if (timed.length < FEW) return [];
    const records = timed.map(({ record }) => record);
    const length = workedOut(observed, {
      id: `trials:months:${phase}`,
      label: `median months from start to primary completion of the ${phase} trials on the topic`,
      value: Math.round(median(timed.map(({ length }) => length))),
      unit: 'months',
      how: 'median',
      engine,
      filters: { phase: [phase] },
      records,
    });
    const n = counted(observed, `months:${phase}:n`, `${phase} trials on the topic that state both dates`, records, {
      phase: [phase],
    });
    return [{ phase, records, length, n }];
  });
  if (groups.length === 0) return;
  add(
    observed,
    found,
    'months',
    groups.flatMap(({ records }) => records),
    `From start to primary completion, the median is ${listed(
      groups.map(
        ({ phase, length, n }) =>
          `${formatNumber(length.value)} ${length.value === 1 ? 'month' : 'months'} in ${phase} trials (over ${formatNumber(n.value)})`,
      ),
    )}.`,
    groups.flatMap(({ length, n }) => [length, n]),
  );
}

function industry(observed: Observed, all: Records, found: Collected): void {
  const stating = all.filter((record) => trialOf(record).sponsorClass);
  const own = stating.filter((record) => INDUSTRY.test(trialOf(record).sponsorClass!));
  if (stating.length < FEW) return;
  const whole = counted(observed, 'classes', 'clinical trials on the topic that state what their sponsor is', stating);
  const part = counted(observed, 'industry', 'clinical trials on the topic with a sponsor from industry', own, {
    sponsorClass: ['Industry'],
  });
  add(
    observed,
    found,
    'industry',
    stating,
    `${formatNumber(own.length)} of the ${formatNumber(stating.length)} clinical trials on the topic that state what their sponsor is ${own.length === 1 ? 'has' : 'have'} a sponsor from industry.`,
    [part, whole],
  );
}

function countries(observed: Observed, all: Records, found: Collected): void {
  const naming = all.filter(({ facets }) => (facets['country'] ?? []).length > 0);
  const byCountry = Map.groupBy(
    naming.flatMap((record) => record.facets['country']!.map((country) => ({ country, record }))),
    ({ country }) => country,
  );
  const ranked = [...byCountry].toSorted(([, one], [, other]) => other.length - one.length);
  const next = ranked[COUNTRIES]?.[1].length;
  const top = ranked.slice(0, COUNTRIES).filter(([, { length }]) => length > 1 && length !== next);
  if (naming.length < FEW || top.length === 0) return;
  const whole = counted(observed, 'placed', 'clinical trials on the topic that name their countries', naming);
  const figures = top.map(([country, of]) =>
    counted(
      observed,
      `country:${country}`,
      `clinical trials on the topic with sites in, ${country}`,
      of.map(({ record }) => record),
      { country: [country] },
    ),
  );
  add(
    observed,
    found,
    'countries',
    naming,
    `Of the ${formatNumber(naming.length)} clinical trials on the topic that name their countries, ${listed(
      top.map(
        ([country, { length }]) =>
          `${formatNumber(length)} ${length === 1 ? 'has' : 'have'} sites in ${WITH_ARTICLE.test(country) ? 'the ' : ''}${country}`,
      ),
    )}.`,
    [whole, ...figures],
  );
}
