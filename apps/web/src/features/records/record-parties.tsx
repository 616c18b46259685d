import type { Party, RecordDetail } from '@groundwork/contract/records';
import { translated } from '@groundwork/contract/texts';
import { Title } from '@mantine/core';
import { nameSearch } from '../../lib/name-query.ts';
import { AnchorLink } from '../../ui/links.tsx';
import { ShowAll } from '../../ui/show-all.tsx';
import { FindEmail, lacksEmail } from './find-email.tsx';
import { partiesOf, type QuotePlace } from './find-quote.ts';
import classes from './record.module.css';
import { RECORDS_TEXTS } from './records.texts.ts';
import { PARTIES } from './sections.ts';

const SHOWN = 12;

/** Everyone whom the record names, by role, with the identifiers that it knows them by. */
export function RecordParties({ record, places }: { record: RecordDetail; places: QuotePlace[] }) {
  const parties = partiesOf(record);
  if (parties.length === 0) return null;
  const quoted = new Set(places.flatMap((place) => (place?.kind === 'party' ? [parties[place.index]] : [])));
  const roles = Object.entries(Object.groupBy(parties, ({ role }) => role));
  return (
    <section id={PARTIES.id} aria-label={PARTIES.title} className={classes['section']}>
      <Title order={2}>{PARTIES.title}</Title>
      <dl className={classes['fields']}>
        {roles.map(([role, members = []]) => (
          <div key={role} className={classes['field']}>
            <dt>{translated(role)}</dt>
            <dd>
              <ShowAll
                items={members}
                max={SHOWN}
                noun={RECORDS_TEXTS.names}
                isOpen={members.some((party) => quoted.has(party))}
              >
                {(shown) => (
                  <ul className={classes['items']}>
                    {shown.map((party, at) => (
                      <li key={at} {...(quoted.has(party) && { 'data-quoted': true })}>
                        <Name party={party} record={record} />
                      </li>
                    ))}
                  </ul>
                )}
              </ShowAll>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Name({ party, record }: { party: Party; record: RecordDetail }) {
  const { name, ids } = party;
  const { searchEngine, organisations } = record;
  const field = organisations.some((one) => one.name === name) ? 'organisation' : 'person';
  const known = Object.entries(ids ?? {}).map(([scheme, id]) => `${scheme.toUpperCase()} ${id}`);
  return (
    <>
      <AnchorLink to="/search" search={nameSearch(searchEngine, field, name)} inherit underline="always">
        {name}
      </AnchorLink>
      {known.length > 0 && ` (${known.join(', ')})`}
      {lacksEmail(record, party) && (
        <>
          {' '}
          <FindEmail record={record} person={party} />
        </>
      )}
    </>
  );
}
