import { SegmentedControl } from '@mantine/core';
import { facetsOfSample, isOfSample } from '../../lib/search-state.ts';
import { SEARCH_TEXTS } from './search.texts.ts';
import type { SearchControl } from './use-search-state.ts';

const KINDS = [
  { value: 'real', label: SEARCH_TEXTS.realRecords },
  { value: 'sample', label: SEARCH_TEXTS.sampleData },
];

/** Switches, where there is a choice, between real records and the sample data that stands aside since they came. */
export function RecordsSwitch({ control }: { control: SearchControl }) {
  const { state, change } = control;
  return (
    <SegmentedControl
      size="xs"
      aria-label={SEARCH_TEXTS.kindOfData}
      data={KINDS}
      value={isOfSample(state) ? 'sample' : 'real'}
      onChange={(value) => change({ facets: facetsOfSample(state.facets, value === 'sample') })}
    />
  );
}
