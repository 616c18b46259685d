import type { EngineInfo } from '@groundwork/contract/engines';
import type { SearchAnswer } from '@groundwork/contract/search';
import { Stack } from '@mantine/core';
import { FacetGroup } from './facet-group.tsx';
import { RangeFilter } from './range-filter.tsx';
import type { SearchControl } from './use-search-state.ts';

type Props = { engine: EngineInfo; answer: SearchAnswer | undefined; control: SearchControl };

export function FacetColumn({ engine, answer, control }: Props) {
  const { state, change } = control;
  return (
    <Stack gap="lg">
      {engine.date && (
        <RangeFilter
          key={`date ${state.engine}`}
          kind="date"
          label={engine.date.label}
          value={state.date}
          onChange={(date) => change({ date })}
        />
      )}
      {engine.amount && (
        <RangeFilter
          key={`amount ${state.engine}`}
          kind={engine.amount.unit}
          label={engine.amount.label}
          value={state.amount}
          onChange={(amount) => change({ amount })}
        />
      )}
      {engine.facets.map(({ field, label }) => {
        const counts = answer?.facets.find((facet) => facet.field === field);
        return (
          <FacetGroup
            key={`${state.engine} ${field}`}
            label={label}
            field={field}
            values={counts?.values ?? []}
            isCapped={counts?.isCapped ?? false}
            control={control}
          />
        );
      })}
    </Stack>
  );
}
