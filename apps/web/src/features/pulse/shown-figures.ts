import type { KeyFigure } from '@groundwork/contract/pulse.panels';

/** The figures that people look for first. Calls have a figure of their own. */
const ORDER: KeyFigure['searchEngine'][] = [
  'publications',
  'patents',
  'awards',
  'companies',
  'clinical-trials',
  'usa-spending',
  'federal-lab-technologies',
  'university-technologies',
  'drugs',
  'international-trials',
  'interventions',
  'subject-matter-experts',
  'investors',
];
const SHOWN = 5;

/** The data sets that have something on topic before those that have nothing, in an order that stays the same. */
export function shownFigures(figures: readonly KeyFigure[]): KeyFigure[] {
  const ordered = ORDER.flatMap((id) => figures.filter(({ searchEngine }) => searchEngine === id));
  const chosen = new Set(ordered.toSorted((one, other) => held(other) - held(one)).slice(0, SHOWN));
  return ordered.filter((figure) => chosen.has(figure));
}

const held = ({ onTopic }: KeyFigure) => Number(onTopic > 0);
