import type { DetailGroup } from '@groundwork/contract/detail';
import type { RecordDetail } from '@groundwork/contract/records';
import { translated } from '@groundwork/contract/texts';
import { Title } from '@mantine/core';
import { DetailValue, isBlock } from './detail-value.tsx';
import figures from './figures.module.css';
import type { QuotePlace } from './find-quote.ts';
import classes from './record.module.css';
import { isFilled, sectionId } from './sections.ts';

type FieldPlace = Extract<QuotePlace, { kind: 'field' }>;

/** The record's groups, each laid out as its values want: rows, blocks below their label, or figures side by side. */
export function RecordGroups({ record, places }: { record: RecordDetail; places: QuotePlace[] }) {
  return record.groups.map((group, at) => {
    if (!isFilled(group)) return null;
    const quoted = places.filter((place): place is FieldPlace => place?.kind === 'field' && place.group === at);
    return (
      <section
        key={group.title}
        id={sectionId(group.title)}
        aria-label={translated(group.title)}
        className={classes['section']}
      >
        <Title order={2}>{translated(group.title)}</Title>
        {group.layout === 'figures' ? (
          <Figures group={group} quoted={quoted} />
        ) : (
          <dl className={classes['fields']}>
            <Fields group={group} quoted={quoted} />
          </dl>
        )}
      </section>
    );
  });
}

function Figures({ group, quoted }: { group: DetailGroup; quoted: FieldPlace[] }) {
  return (
    <dl className={figures['figures']}>
      {group.fields.map(({ label, value }, at) =>
        value === null ? null : (
          <div
            key={label}
            className={figures['figure']}
            {...(quoted.some(({ field }) => field === at) && { 'data-quoted': true })}
          >
            <dt>{translated(label)}</dt>
            <dd>
              <DetailValue value={value} label={translated(label)} />
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

function Fields({ group, quoted }: { group: DetailGroup; quoted: FieldPlace[] }) {
  const filled = group.fields.filter(({ value }) => value !== null);
  return group.fields.map(({ label, value }, at) => {
    if (value === null) return null;
    const place = quoted.find(({ field }) => field === at);
    // A label that only repeats the heading above it is left to those who cannot see that.
    const isPlain = filled.length === 1 && isBlock(value);
    const isMarked = place && !place.passage;
    return (
      <div
        key={label}
        className={`${classes['field']} ${isBlock(value) ? classes['block'] : ''}`}
        {...(isMarked && { 'data-quoted': true })}
      >
        <dt {...(isPlain && { 'data-repeated': true })}>{translated(label)}</dt>
        <dd>
          <DetailValue value={value} label={translated(label)} passage={place?.passage ?? null} />
        </dd>
      </div>
    );
  });
}
