import type { DetailValue } from '@groundwork/contract/detail';
import { formatNumber } from '@groundwork/contract/format';
import { translated } from '@groundwork/contract/texts';
import { Anchor } from '@mantine/core';
import { nameSearch } from '../../../lib/name-query.ts';
import { AnchorLink } from '../../../ui/links.tsx';
import { OutsideLink } from '../../../ui/outside-link.tsx';
import { ShowAll } from '../../../ui/show-all.tsx';
import { RECORDS_TEXTS } from '../records.texts.ts';
import classes from './blocks.module.css';

const SHOWN = 10;
const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;

/** People with what they do; each name leads to the search for it. */
export function PeopleList({ value, noun }: { value: Extract<DetailValue, { type: 'people' }>; noun: string }) {
  const { searchEngine, people, total } = value;
  return (
    <>
      <ShowAll items={people} max={SHOWN} noun={noun}>
        {(shown) => (
          <ul className={classes['people']}>
            {shown.map(({ name, role, affiliation, orcid, email, phone }, at) => (
              <li key={at}>
                <AnchorLink to="/search" search={nameSearch(searchEngine, 'person', name)} inherit>
                  {name}
                </AnchorLink>
                <span className={classes['note']}>
                  {[role && translated(role), affiliation].filter(Boolean).join(', ')}
                  {orcid && (
                    <>
                      {' '}
                      <OutsideLink url={`https://orcid.org/${orcid}`}>ORCID {orcid}</OutsideLink>
                    </>
                  )}
                  {email && EMAIL.test(email) ? (
                    <>
                      {' '}
                      <Anchor href={`mailto:${email}`} inherit underline="always">
                        {email}
                      </Anchor>
                    </>
                  ) : (
                    email && ` ${email}`
                  )}
                  {phone && ` ${phone}`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </ShowAll>
      {total > people.length && (
        <p className={classes['note']}>{RECORDS_TEXTS.listed(formatNumber(people.length), formatNumber(total))}</p>
      )}
    </>
  );
}
