import type { DetailValue } from '@groundwork/contract/detail';
import { translated } from '@groundwork/contract/texts';
import { IconCheck, IconX } from '@tabler/icons-react';
import classes from './steps.module.css';

/** The step that something has come to in its course. */
export function Steps({ value }: { value: Extract<DetailValue, { type: 'steps' }> }) {
  const { steps, at, isStopped, status } = value;
  return (
    <ol className={classes['steps']}>
      {steps.slice(0, isStopped ? at + 1 : steps.length).map((label, index) => {
        const isDone = index < at || (isStopped && index <= at) || index === steps.length - 1;
        const isReached = index <= at;
        return (
          <li
            key={label}
            data-state={!isReached ? 'later' : index === at && !isStopped ? 'now' : 'done'}
            {...(index === at && !isStopped && { 'aria-current': 'step' as const })}
          >
            {isReached && isDone && <IconCheck size={13} aria-hidden />}
            {translated(label)}{' '}
          </li>
        );
      })}
      {isStopped && (
        <li data-state="stopped" aria-current="step">
          <IconX size={13} aria-hidden />
          {translated(status)}{' '}
        </li>
      )}
    </ol>
  );
}
