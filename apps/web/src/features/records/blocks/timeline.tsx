import type { DetailValue } from '@groundwork/contract/detail';
import { translated } from '@groundwork/contract/texts';
import { isPast } from '../../../lib/days-left.ts';
import { ClosingDate } from '../../../ui/closing-date.tsx';
import { ShowAll } from '../../../ui/show-all.tsx';
import { RECORDS_TEXTS } from '../records.texts.ts';
import shared from './blocks.module.css';
import classes from './timeline.module.css';

const SHOWN = 12;

/** Dated events along one axis; what is to come is hollow, and the next of it says when. */
export function Timeline({ value }: { value: Extract<DetailValue, { type: 'timeline' }> }) {
  const next = value.events.find(({ date }) => !isPast(date));
  // In a long history the latest matters most.
  const isLong = value.events.length > SHOWN;
  const events = isLong ? value.events.toReversed() : value.events;
  return (
    <ShowAll items={events} max={SHOWN} noun={RECORDS_TEXTS.events}>
      {(shown) => (
        <ol className={classes['timeline']} {...(isLong && { 'data-long': true })}>
          {shown.map((event, at) => (
            <li key={at} data-state={isPast(event.date) ? 'past' : event === next ? 'next' : 'later'}>
              <span className={classes['eventLabel']}>{translated(event.label)}</span>
              <span className={classes['eventDate']}>
                <ClosingDate closes={event.date} isCounted={event === next} />
              </span>
              {event.note && <span className={shared['note']}>{event.note}</span>}
            </li>
          ))}
        </ol>
      )}
    </ShowAll>
  );
}
