import type { RecordDetail } from '@groundwork/contract/records';
import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { DetailValue } from './detail-value.tsx';
import { FindEmail, lacksEmail } from './find-email.tsx';
import { partiesOf, type QuotePlace } from './find-quote.ts';
import classes from './record.module.css';

/** The record's groups of labelled values. Groups without any value are left out. */
export function RecordFields({ record, places }: { record: RecordDetail; places: QuotePlace[] }) {
  return (
    <>
      {record.groups.map(({ title, fields }, group) =>
        fields.every(({ value }) => value === null) ? null : (
          <section key={title} aria-label={title}>
            <Title order={2} mt="xl" mb={8}>
              {title}
            </Title>
            <dl className={classes['fields']}>
              {fields.map(({ label, value }, field) => {
                const isQuoted = places.some(
                  (place) => place?.kind === 'field' && place.group === group && place.field === field,
                );
                return (
                  <div
                    key={label}
                    className={`${classes['field']} ${value?.type === 'table' ? classes['wide'] : ''}`}
                    {...(isQuoted && { 'data-quoted': true })}
                  >
                    <dt>{label}</dt>
                    <dd>
                      <Quoted isQuoted={isQuoted && value?.type !== 'list' && value?.type !== 'table'}>
                        <DetailValue value={value} label={label} />
                      </Quoted>
                    </dd>
                  </div>
                );
              })}
            </dl>
          </section>
        ),
      )}
    </>
  );
}

/** Organisations and people that the record names, with their roles. */
export function RecordParties({ record, places }: { record: RecordDetail; places: QuotePlace[] }) {
  const parties = partiesOf(record);
  if (parties.length === 0) return null;
  return (
    <section aria-label="Organisations and people">
      <Title order={2} mt="xl" mb={8}>
        Organisations and people
      </Title>
      <dl className={classes['fields']}>
        {parties.map((party, index) => {
          const { role, name, ids } = party;
          const isQuoted = places.some((place) => place?.kind === 'party' && place.index === index);
          const known = Object.entries(ids ?? {}).map(([scheme, id]) => `${scheme.toUpperCase()} ${id}`);
          return (
            <div key={`${role} ${name}`} className={classes['field']} {...(isQuoted && { 'data-quoted': true })}>
              <dt>{role}</dt>
              <dd>
                <Quoted isQuoted={isQuoted}>{name}</Quoted>
                {known.length > 0 && ` (${known.join(', ')})`}
                {lacksEmail(record, party) && (
                  <>
                    {' '}
                    <FindEmail record={record} person={party} />
                  </>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** Marks running text; lists and tables take their colour from the field that holds them. */
function Quoted({ isQuoted, children }: { isQuoted: boolean; children: ReactNode }) {
  return isQuoted ? <mark>{children}</mark> : children;
}
