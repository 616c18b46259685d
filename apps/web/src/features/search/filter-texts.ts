import type { EngineInfo } from '@groundwork/contract/engines';
import { formatDate, formatMoney, formatNumber } from '@groundwork/contract/format';
import {
  aboutOf,
  facetsAbout,
  facetsOfSample,
  hasBound,
  isOfSample,
  type Range,
  type SearchState,
  scopeOf,
} from '../../lib/search-state.ts';
import { useProjects } from '../../session/selected-project.ts';
import { SEARCH_TEXTS } from './search.texts.ts';

/** One thing that narrows the results, in words, and the search without it. */
export interface FilterText {
  text: string;
  without: Partial<SearchState>;
}

export function useFilterTexts(engine: EngineInfo, state: SearchState): FilterText[] {
  const { data } = useProjects();
  return filterTexts(engine, state, (id) => data?.items.find((project) => project.id === id)?.title);
}

function filterTexts(engine: EngineInfo, state: SearchState, titleOf: (projectId: string) => string | undefined) {
  const { date, amount, seen, facets } = state;
  const labelOf = (field: string) => engine.facets.find((facet) => facet.field === field)?.label ?? field;
  const formatAmount = (bound: string) =>
    engine.amount?.unit === 'usd' ? formatMoney(Number(bound)) : formatNumber(Number(bound));
  const about = aboutOf(state);
  return [
    ...(about !== undefined
      ? [
          {
            text: SEARCH_TEXTS.about(titleOf(about) ?? SEARCH_TEXTS.aProject, SEARCH_TEXTS.scopes[scopeOf(state)]),
            without: { facets: facetsAbout(facets, undefined) },
          },
        ]
      : []),
    ...(isOfSample(state)
      ? [{ text: SEARCH_TEXTS.sampleData, without: { facets: facetsOfSample(facets, false) } }]
      : []),
    ...(hasBound(date)
      ? [{ text: `${engine.date?.label ?? SEARCH_TEXTS.date}: ${rangeText(date, formatDate)}`, without: { date: {} } }]
      : []),
    ...(hasBound(amount)
      ? [
          {
            text: `${engine.amount?.label ?? SEARCH_TEXTS.amount}: ${rangeText(amount, formatAmount)}`,
            without: { amount: {} },
          },
        ]
      : []),
    ...(hasBound(seen) ? [{ text: SEARCH_TEXTS.newHere(rangeText(seen, formatDate)), without: { seen: {} } }] : []),
    ...Object.entries(facetsOfSample(facetsAbout(facets, undefined), false)).flatMap(([field, values]) =>
      values.map((value) => ({
        text: `${labelOf(field)}: ${value}`,
        without: { facets: { ...facets, [field]: values.filter((each) => each !== value) } },
      })),
    ),
  ];
}

function rangeText({ min, max }: Range, format: (bound: string) => string): string {
  if (min && max && format(min) === format(max)) return format(min);
  if (min && max) return SEARCH_TEXTS.range(format(min), format(max));
  return min ? SEARCH_TEXTS.from(format(min)) : SEARCH_TEXTS.upTo(format(max!));
}
