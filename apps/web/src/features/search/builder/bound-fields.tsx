import { TextInput } from '@mantine/core';
import { BOUND_HINTS, type BoundKind, WRONG_BOUND } from '../range-filter.tsx';
import { readBound } from '../read-bound.ts';
import classes from './builder.module.css';
import { BUILDER_TEXTS } from './builder.texts.ts';

type Bounds = { min: string; max: string };
type Props = { label: string; kind: BoundKind; value: Bounds; onChange: (value: Bounds) => void };

/** From and to of a date or an amount. */
export function BoundFields({ label, kind, value, onChange }: Props) {
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
          placeholder={`${side === 'min' ? BUILDER_TEXTS.from : BUILDER_TEXTS.to} ${BOUND_HINTS[kind][at]}`}
          value={value[side]}
          error={readBound(value[side], kind === 'date' ? 'date' : 'number') === null && WRONG_BOUND[kind]}
          onChange={(event) => onChange({ ...value, [side]: event.currentTarget.value })}
        />
      ))}
    </fieldset>
  );
}
