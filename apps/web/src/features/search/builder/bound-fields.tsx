import { TextInput } from '@mantine/core';
import type { EngineId } from '../../../lib/search-state.ts';
import { type BoundKind, WRONG_BOUND } from '../range-filter.tsx';
import { readBound } from '../read-bound.ts';
import { useBoundHints } from '../use-bound-hints.ts';
import classes from './builder.module.css';
import { BUILDER_TEXTS } from './builder.texts.ts';

type Bounds = { min: string; max: string };
type Props = { engine: EngineId; label: string; kind: BoundKind; value: Bounds; onChange: (value: Bounds) => void };

const EVERYTHING = { query: '', mode: 'keyword', facets: {}, date: {}, amount: {}, seen: {} } as const;

/** From and to of a date or an amount. */
export function BoundFields({ engine, label, kind, value, onChange }: Props) {
  const hints = useBoundHints({ engine, ...EVERYTHING }, kind);
  return (
    <fieldset className={classes['bounds']}>
      <legend>
        {label}
        {kind === 'usd' && ' ($)'}
      </legend>
      {(['min', 'max'] as const).map((side, at) => (
        <TextInput
          key={side}
          aria-label={`${label} ${side === 'min' ? 'from' : 'to'}`}
          placeholder={`${side === 'min' ? BUILDER_TEXTS.from : BUILDER_TEXTS.to} ${hints[at]}`}
          value={value[side]}
          error={readBound(value[side], kind === 'date' ? 'date' : 'number') === null && WRONG_BOUND[kind]}
          onChange={(event) => onChange({ ...value, [side]: event.currentTarget.value })}
        />
      ))}
    </fieldset>
  );
}
