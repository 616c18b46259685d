import type { Figure } from '@groundwork/contract/report-document';
import type { ClinicalTrial } from '../../catalogue/engines/clinical-trials.ts';
import type { InternationalTrial } from '../../catalogue/engines/international-trials.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { Statement } from '../evidence.ts';
import { FEW, median, monthsBetween, SHARE_MIN } from '../records/statistics.ts';
import { joined, name, num, type Words, word, words } from '../statements/statement.ts';
import {
  allOf,
  type Collected,
  countOf,
  derivedFigure,
  makeStatement,
  nothing,
  partSeen,
  periodOf,
} from './collect.ts';
import type { Observed } from './observed.ts';

const PHASES = ['Phase 1', 'Phase 2', 'Phase 3', 'Phase 4'];
const COUNTRIES = 3;
const WITH_ARTICLE = /^(?:united|netherlands|philippines|czech republic|dominican republic|bahamas|gambia|maldives)\b/i;
const INDUSTRY = /^industry$/i;

interface Kind {
  engine: 'clinical-trials' | 'international-trials';
  /** Prefix of the names of its findings and figures. */
  prefix: string;
  many: 'clinical trials' | 'international trials';
  designOf: (record: CatalogueRecord) => Design | null;
}

/** Null where a register doesn't say both. */
interface Design {
  isRandomized: boolean;
  isBlinded: boolean;
}

const trialOf = ({ data }: CatalogueRecord) => data as ClinicalTrial;

const CLINICAL: Kind = {
  engine: 'clinical-trials',
  prefix: 'trials:',
  many: 'clinical trials',
  designOf: (record) => {
    const { allocation, masking } = trialOf(record);
    // 'Non-Randomized' is not.
    return allocation && masking
      ? {
          isRandomized: /^randomi[sz]ed/i.test(allocation),
          isBlinded: /\b(?:double|triple|quadruple)\b/i.test(masking),
        }
      : null;
  },
};

const INTERNATIONAL: Kind = {
  engine: 'international-trials',
  prefix: 'trials:international-',
  many: 'international trials',
  designOf: ({ data }) => writtenDesign((data as InternationalTrial).studyDesign ?? ''),
};

/** Registers write a design as they like: 'Allocation: Randomized. Masking: None', 'Randomised: yes … Double blind: no', 'non-randomised, open'. */
function writtenDesign(text: string): Design | null {
  const allocation = /\b(non.?)?randomi[sz]ed\b(?:\s*:\s*(yes|no))?/i.exec(text);
  if (!allocation || !/\b(?:mask(?:ing|ed)|blind(?:ed|ing)?|open)\b/i.test(text)) return null;
  const [, non, answer] = allocation;
  const masked = [...text.matchAll(/\b(?:double|triple|quadruple)\b(?:[\s-]*blind(?:ed)?\s*:\s*(yes|no))?/gi)];
  return {
    isRandomized: !non && !/no/i.test(answer ?? ''),
    isBlinded: masked.some(([, said]) => !/no/i.test(said ?? '')),
  };
}

/** How trials in the field are made: allocation and masking, months to the primary outcome, kind of sponsor, countries. */
export function trialDesigns(observed: Observed): Collected {
  const found = nothing();
  const parts: [Kind, ((observed: Observed, kind: Kind, all: Records, found: Collected) => void)[]][] = [
    [CLINICAL, [design, months, industry, countries]],
    // The list of the world's registers has neither both dates nor what a sponsor is.
    [INTERNATIONAL, [design, countries]],
  ];
  for (const [kind, told] of parts) {
    const all = observed.records[kind.engine];
    if (all.length >= FEW) for (const part of told) part(observed, kind, all, found);
  }
  return found;
}

type Records = readonly CatalogueRecord[];

function counted(
  observed: Observed,
  { engine, prefix, many }: Kind,
  id: string,
  words: string,
  records: Records,
  filters?: Record<string, unknown>,
) {
  const label = `${many} in the field ${words}`;
  const options = { id: `${prefix}${id}`, label, value: records.length, how: 'count' as const, engine, records };
  return derivedFigure(observed, { ...options, ...(filters && { filters }) });
}

function add(
  observed: Observed,
  { engine, prefix }: Kind,
  found: Collected,
  part: string,
  records: Records,
  said: Words,
  figures: Figure[],
  headline: Statement | null = null,
) {
  found.figures.push(...figures);
  found.findings.push({
    id: `${prefix}${part}`,
    family: 'trials',
    n: records.length,
    period: periodOf(records),
    missing: partSeen(observed, engine),
    importance: headline ? 58 : 40,
    headline,
    statements: [makeStatement(said, figures)],
  });
}

function design(observed: Observed, kind: Kind, all: Records, found: Collected): void {
  const stating = all.flatMap((record) => {
    const made = kind.designOf(record);
    return made ? [{ record, ...made }] : [];
  });
  if (stating.length < FEW) return;
  const recordsOf = (some: typeof stating) => some.map(({ record }) => record);
  const whole = counted(observed, kind, 'designs', 'that state their design', recordsOf(stating));
  const random = counted(
    observed,
    kind,
    'randomized',
    'that are randomized',
    recordsOf(stating.filter(({ isRandomized }) => isRandomized)),
  );
  const blind = counted(
    observed,
    kind,
    'blinded',
    'that are at least double-blind',
    recordsOf(stating.filter(({ isBlinded }) => isBlinded)),
  );
  const are = (figure: Figure) => words`${num(figure)} ${word(figure.value === 1 ? 'is' : 'are')}`;
  const many = word<typeof kind.many>(kind.many);
  add(
    observed,
    kind,
    found,
    'design',
    recordsOf(stating),
    random.value === stating.length
      ? words`${allOf(random, whole, words`${many} in the field that state their design`)} are randomized; ${are(blind)} at least double-blind.`
      : words`Of the ${num(whole)} ${many} in the field that state their design, ${are(random)} randomized and ${are(blind)} at least double-blind.`,
    [whole, random, blind],
    // If most are blinded, one's own must be too: that is no news.
    stating.length >= SHARE_MIN && blind.value > 0 && blind.value < stating.length / 2
      ? makeStatement(
          words`${num(blind)} of the ${num(whole)} ${many} in the field that state their design ${word(blind.value === 1 ? 'is' : 'are')} at least double-blind.`,
          [blind, whole],
        )
      : null,
  );
}

function months(observed: Observed, kind: Kind, all: Records, found: Collected): void {
  const groups = PHASES.flatMap((phase) => {
    const timed = all.flatMap((record) => {
      const { startDate, primaryCompletionDate, phase: own } = trialOf(record);
      const length = startDate && primaryCompletionDate ? monthsBetween(startDate, primaryCompletionDate) : null;
      return own === phase && length !== null && length > 0 ? [{ record, length }] : [];
    });
    if (timed.length < FEW) return [];
    const records = timed.map(({ record }) => record);
    const length = derivedFigure(observed, {
      id: `trials:months:${phase}`,
      label: `median months from start to primary completion of the ${phase} trials in the field`,
      value: Math.round(median(timed.map(({ length }) => length))),
      unit: 'months',
      how: 'median',
      engine: kind.engine,
      filters: { phase: [phase] },
      records,
    });
    const n = derivedFigure(observed, {
      id: `trials:months:${phase}:n`,
      label: `${phase} trials in the field that state both dates`,
      value: records.length,
      how: 'count',
      engine: kind.engine,
      filters: { phase: [phase] },
      records,
    });
    return [{ phase, records, length, n }];
  });
  if (groups.length === 0) return;
  add(
    observed,
    kind,
    found,
    'months',
    groups.flatMap(({ records }) => records),
    words`From start to primary completion, the median is ${joined(
      groups.map(
        ({ phase, length, n }) =>
          words`${countOf(length, 'month', 'months')} in ${name(length, phase)} trials (over ${num(n)})`,
      ),
    )}.`,
    groups.flatMap(({ length, n }) => [length, n]),
  );
}

function industry(observed: Observed, kind: Kind, all: Records, found: Collected): void {
  const stating = all.filter((record) => trialOf(record).sponsorClass);
  const own = stating.filter((record) => INDUSTRY.test(trialOf(record).sponsorClass!));
  if (stating.length < FEW) return;
  const whole = counted(observed, kind, 'classes', 'that state what their sponsor is', stating);
  const part = counted(observed, kind, 'industry', 'with a sponsor from industry', own, {
    sponsorClass: ['Industry'],
  });
  add(
    observed,
    kind,
    found,
    'industry',
    stating,
    words`${num(part)} of the ${num(whole)} clinical trials in the field that state what their sponsor is ${word(own.length === 1 ? 'has' : 'have')} a sponsor from industry.`,
    [part, whole],
  );
}

function countries(observed: Observed, kind: Kind, all: Records, found: Collected): void {
  const naming = all.filter(({ facets }) => (facets['country'] ?? []).length > 0);
  const byCountry = Map.groupBy(
    naming.flatMap((record) => record.facets['country']!.map((country) => ({ country, record }))),
    ({ country }) => country,
  );
  const ranked = [...byCountry].toSorted(([, one], [, other]) => other.length - one.length);
  const next = ranked[COUNTRIES]?.[1].length;
  const top = ranked.slice(0, COUNTRIES).filter(([, { length }]) => length > 1 && length !== next);
  if (naming.length < FEW || top.length === 0) return;
  const whole = counted(observed, kind, 'placed', 'that name their countries', naming);
  const figures = top.map(([country, of]) =>
    counted(
      observed,
      kind,
      `country:${country}`,
      `with sites in, ${country}`,
      of.map(({ record }) => record),
      { country: [country] },
    ),
  );
  add(
    observed,
    kind,
    found,
    'countries',
    naming,
    words`Of the ${num(whole)} ${word<typeof kind.many>(kind.many)} in the field that name their countries, ${joined(
      top.map(
        ([country, { length }], at) =>
          words`${num(figures[at]!)} ${word(length === 1 ? 'has' : 'have')} sites in ${WITH_ARTICLE.test(country) ? words`the ` : null}${name(figures[at]!, country)}`,
      ),
    )}.`,
    [whole, ...figures],
  );
}
