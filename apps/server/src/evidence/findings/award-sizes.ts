import type { CatalogueRecord } from '../../catalogue/record.ts';
import { FEW, median, quantile } from '../records/statistics.ts';
import { asOf } from '../statements/of-record.ts';
import { criterion, joined, name, num, word, words } from '../statements/statement.ts';
import { type Collected, derivedFigure, makeStatement, nothing, partSeen, periodOf, restOf } from './collect.ts';
import type { Observed } from './observed.ts';

const GROUPS_MAX = 10;

/** Facets that put awards into groups: by agency, program and phase. */
const FACETS = ['agency', 'program', 'phase'] as const;

type Stated = CatalogueRecord & { amount: number };

const isStated = (record: CatalogueRecord): record is Stated => (record.amount ?? 0) > 0;

/**
 * The size of an award in the field: median and quartiles over those that state an amount, in all and by agency,
 * program and phase. Fewer than five are told as a range. Awards without an amount are counted, never summed as zero.
 */
export function awardSizes(observed: Observed): Collected {
  const found = nothing();
  const all = observed.records.awards;
  const stated = all.filter(isStated);
  if (all.length === 0) return found;
  const whole = figureOf(observed, 'award-sizes:all', 'awards in the field', all.length, all);
  const withAmount = figureOf(
    observed,
    'award-sizes:stated',
    'awards in the field that state an amount',
    stated.length,
    stated,
  );
  const open = restOf('award-sizes:open', 'awards in the field that leave their amount open', whole, withAmount);
  found.figures.push(whole, withAmount, open);
  const base = {
    family: 'award-sizes' as const,
    n: stated.length,
    period: periodOf(stated),
    missing: partSeen(observed, 'awards'),
  };
  // The list of awards says as much about fewer.
  if (stated.length < FEW) return found;
  const sizes = sizesOf(observed, 'award-sizes', 'award in the field', stated);
  found.figures.push(...Object.values(sizes));
  found.findings.push({
    ...base,
    id: 'award-sizes:all',
    importance: 72,
    headline: makeStatement(
      words`A typical award in the field pays ${num(sizes.median)}, the median of ${num(withAmount)} that state an amount.`,
      [sizes.median, withAmount],
    ),
    statements: [
      makeStatement(
        words`The median award in the field is ${num(sizes.median)}; the quartiles lie at ${num(sizes.low)} and ${num(sizes.high)}, over ${num(withAmount)} awards that state an amount.`,
        [sizes.median, sizes.low, sizes.high, withAmount],
      ),
      ...(open.value > 0
        ? [
            makeStatement(
              words`A further ${num(open)} ${word(open.value === 1 ? 'award leaves its' : 'awards leave their')} amount open.`,
              [open],
            ),
          ]
        : []),
    ],
  });
  byPhase(observed, stated, found);
  byGroup(observed, stated, found);
  return found;
}

const figureOf = (
  observed: Observed,
  id: string,
  label: string,
  value: number,
  records: readonly CatalogueRecord[],
  filters = {},
) => derivedFigure(observed, { id, label, value, how: 'count', engine: 'awards', filters, records });

function sizesOf(
  observed: Observed,
  id: string,
  label: string,
  records: readonly Stated[],
  filters: Record<string, unknown> = {},
) {
  const amounts = records.map(({ amount }) => amount);
  const figure = (how: 'median' | 'lower-quartile' | 'upper-quartile', words: string, value: number) =>
    derivedFigure(observed, {
      id: `${id}:${how}`,
      label: `${words} ${label}`,
      value: Math.round(value),
      unit: 'usd',
      how,
      engine: 'awards',
      filters,
      records,
    });
  return {
    median: figure('median', 'median', median(amounts)),
    low: figure('lower-quartile', 'lower quartile of the', quantile(amounts, 0.25)),
    high: figure('upper-quartile', 'upper quartile of the', quantile(amounts, 0.75)),
  };
}

/** "A typical Phase I award pays $99,000, a Phase II award $749,000." */
function byPhase(observed: Observed, stated: readonly Stated[], found: Collected): void {
  const groups = ['Phase I', 'Phase II'].map((phase) => ({
    phase,
    records: stated.filter(({ facets }) => facets['phase']?.includes(phase)),
  }));
  if (groups.some(({ records }) => records.length < FEW)) return;
  const medians = groups.map(({ phase, records }) => {
    const filters = { phase: [phase] };
    const figures = {
      median: sizesOf(observed, `award-sizes:${phase}`, `${phase} award in the field`, records, filters).median,
      n: figureOf(
        observed,
        `award-sizes:${phase}:n`,
        `${phase} awards in the field that state an amount`,
        records.length,
        records,
        filters,
      ),
    };
    found.figures.push(figures.median, figures.n);
    return { phase, ...figures };
  });
  found.findings.push({
    id: 'award-sizes:by-phase',
    family: 'award-sizes',
    n: groups.reduce((sum, { records }) => sum + records.length, 0),
    period: periodOf(groups.flatMap(({ records }) => records)),
    missing: partSeen(observed, 'awards'),
    importance: 74,
    headline: makeStatement(
      words`${joined(
        medians.map(
          ({ phase, median: figure }, at) =>
            words`${word(at === 0 ? 'A' : 'a')} typical ${name(figure, phase)} award in the field pays ${num(figure)}`,
        ),
        ', and ',
      )}.`,
      medians.map(({ median: figure }) => figure),
    ),
    statements: [
      makeStatement(
        words`By phase, the median is ${joined(
          medians.map(
            ({ phase, median: figure, n }) => words`${num(figure)} for a ${name(figure, phase)} award (over ${num(n)})`,
          ),
        )}.`,
        medians.flatMap(({ median: figure, n }) => [figure, n]),
      ),
    ],
  });
}

function byGroup(observed: Observed, stated: readonly Stated[], found: Collected): void {
  const groups = new Map<string, Stated[]>();
  for (const record of stated) {
    const key = JSON.stringify(FACETS.map((field) => record.facets[field]?.[0] ?? null));
    groups.set(key, [...(groups.get(key) ?? []), record]);
  }
  const large = [...groups]
    .filter(([, records]) => records.length >= FEW)
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, GROUPS_MAX);
  if (large.length === 0) return;
  const rows = large.map(([key, records]) => {
    const values = JSON.parse(key) as (string | null)[];
    const filters = Object.fromEntries(FACETS.flatMap((field, at) => (values[at] ? [[field, [values[at]]]] : [])));
    const words = values.filter(Boolean).join(', ');
    const sizes = sizesOf(observed, `award-sizes:${key}`, `award, ${words}`, records, filters);
    const n = figureOf(
      observed,
      `award-sizes:${key}:n`,
      `awards that state an amount, ${words}`,
      records.length,
      records,
      filters,
    );
    const figures = [n, sizes.low, sizes.median, sizes.high];
    found.figures.push(...figures);
    return {
      cells: [...values, ...figures.map(({ value }) => value)],
      key: null,
      figures: figures.map(({ id }) => id),
    };
  });
  found.tables.push({
    id: 'award-sizes',
    caption: 'What awards in the field pay, by agency, program and phase',
    columns: [
      { label: 'Agency', unit: 'text' },
      { label: 'Program', unit: 'text' },
      { label: 'Phase', unit: 'text' },
      { label: 'Awards', unit: 'count' },
      { label: 'Lower quartile', unit: 'usd' },
      { label: 'Median', unit: 'usd' },
      { label: 'Upper quartile', unit: 'usd' },
    ],
    rows,
    note: words`Groups with ${criterion('few')} or more awards that state an amount, as of ${asOf(observed)}.`,
  });
}
