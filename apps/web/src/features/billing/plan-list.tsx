import { IconCheck } from '@tabler/icons-react';
import classes from './billing.module.css';
import { PLANS_TEXTS } from './billing.texts.ts';
import type { PlanRow } from './plan-rows.ts';

/** The contents of a plan: a line each, values at the right edge. */
export function PlanList({ rows }: { rows: PlanRow[] }) {
  return (
    <dl className={classes['rows']}>
      {rows.map(({ label, value }) => (
        <div key={label} className={classes['row']} data-none={value === PLANS_TEXTS.none || undefined}>
          <dt>{label}</dt>
          <dd>
            {value === true ? (
              <IconCheck size={16} role="img" aria-label={PLANS_TEXTS.included} />
            ) : value === PLANS_TEXTS.none ? (
              <span role="img" aria-label={PLANS_TEXTS.notIncluded}>
                {value}
              </span>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
