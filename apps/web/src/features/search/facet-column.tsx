import type { EngineInfo } from '@groundwork/contract/engines';
import type { SearchAnswer } from '@groundwork/contract/search';
import { Stack } from '@mantine/core';
import type { ComponentProps } from 'react';
import type { Range } from '../../lib/search-state.ts';
import { AboutSwitch } from './about-switch.tsx';
import { FacetGroup } from './facet-group.tsx';
import { type BoundKind, RangeFilter } from './range-filter.tsx';
import { RangeHistogram } from './range-histogram.tsx';
import { useBoundHints } from './use-bound-hints.ts';
import type { SearchControl } from './use-search-state.ts';

type Props = { engine: EngineInfo; answer: SearchAnswer | undefined; control: SearchControl };

const NONE = { values: [], isCapped: false };

export function FacetColumn({ engine, answer, control }: Props) {
  const { state, change } = control;
  const range = (kind: BoundKind, label: string, value: Range, onChange: (range: Range) => void) => (
    <RangeOfRecords key={`${kind} ${state.engine}`} {...{ kind, label, value, onChange, control }} />
  );
  return (
    <Stack gap="lg">
      <AboutSwitch control={control} />
      {engine.date && range('date', engine.date.label, state.date, (date) => change({ date }))}
      {engine.amount && range(engine.amount.unit, engine.amount.label, state.amount, (amount) => change({ amount }))}
      {engine.facets.map(({ field, label }) => {
        const counts = answer?.facets.find((facet) => facet.field === field);
        return (
          <FacetGroup
            key={`${state.engine} ${field}`}
            label={label}
            field={field}
            counts={counts ?? NONE}
            control={control}
          />
        );
      })}
    </Stack>
  );
}

type RangeProps = ComponentProps<typeof RangeHistogram>;

function RangeOfRecords(props: RangeProps) {
  const { kind, control } = props;
  return (
    <RangeFilter {...props} hints={useBoundHints(control.state, kind)}>
      <RangeHistogram {...props} />
    </RangeFilter>
  );
}
