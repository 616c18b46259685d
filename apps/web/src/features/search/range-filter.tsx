import { formatNumber } from '@groundwork/contract/format';
import { TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import type { Range } from '../../lib/search-state.ts';
import classes from './facet.module.css';
import { readBound } from './read-bound.ts';
import { SEARCH_TEXTS } from './search.texts.ts';

export type BoundKind = 'date' | 'usd' | 'count';
type Props = {
  kind: BoundKind;
  label: string;
  value: Range;
  onChange: (range: Range) => void;
  hints: [string, string];
  /** Stands above the fields: how the values are spread. */
  children: ReactNode;
};

export const WRONG_BOUND: Record<BoundKind, string> = {
  date: SEARCH_TEXTS.dateFormat,
  usd: SEARCH_TEXTS.aNumber,
  count: SEARCH_TEXTS.aNumber,
};

/** From and to, both optional; applied when one leaves the field or presses Enter. */
export function RangeFilter({ kind, label, value, onChange, hints, children }: Props) {
  return (
    <fieldset className={classes['group']}>
      <legend className={classes['legend']}>
        {label}
        {kind === 'usd' && ' ($)'}
      </legend>
      {children}
      <div className={classes['range']}>
        {(['min', 'max'] as const).map((side, at) => (
          <Bound
            key={side}
            kind={kind}
            label={side === 'min' ? SEARCH_TEXTS.fromLabel(label) : SEARCH_TEXTS.toLabel(label)}
            hint={(side === 'min' ? SEARCH_TEXTS.fromHint : SEARCH_TEXTS.toHint)(hints[at]!)}
            value={value[side] ?? ''}
            onChange={(bound) => {
              const { [side]: _before, ...other } = value;
              onChange(bound ? { ...other, [side]: bound } : other);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}

type BoundProps = { kind: BoundKind; label: string; hint: string; value: string; onChange: (bound: string) => void };

function Bound({ kind, label, hint, value, onChange }: BoundProps) {
  const shown = value && kind !== 'date' ? formatNumber(Number(value)) : value;
  const [typed, setTyped] = useState(shown);
  useEffect(() => setTyped(shown), [shown]);
  const bound = readBound(typed, kind === 'date' ? 'date' : 'number');
  const apply = () => {
    if (bound !== null && bound !== value) onChange(bound);
  };
  return (
    <TextInput
      size="xs"
      aria-label={label}
      placeholder={hint}
      value={typed}
      error={bound === null && WRONG_BOUND[kind]}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply();
      }}
    />
  );
}
