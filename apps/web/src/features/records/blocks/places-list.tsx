import type { DetailValue } from '@groundwork/contract/detail';
import { formatNumber } from '@groundwork/contract/format';
import { RECORDS_TEXTS } from '../records.texts.ts';
import shared from './blocks.module.css';
import classes from './places.module.css';

type Places = Extract<DetailValue, { type: 'places' }>;
const OPEN_MAX = 10;

/** Sites by country, the country with most of them first; long lists begin with the countries alone. */
export function PlacesList({ value }: { value: Places }) {
  const { places, total } = value;
  const countries = Object.entries(Object.groupBy(places, ({ country }) => country ?? RECORDS_TEXTS.countryNotGiven))
    .map(([country, sites = []]) => ({ country, sites }))
    .toSorted((a, b) => b.sites.length - a.sites.length);
  return (
    <>
      {countries.map(({ country, sites }) => (
        <details key={country} className={classes['country']} open={places.length <= OPEN_MAX}>
          <summary>
            {country} <span className={shared['inlineNote']}>{RECORDS_TEXTS.sites(sites.length)}</span>
          </summary>
          <ul>
            {sites.map(({ name, city, state }, at) => (
              <li key={at}>{[name, city, state].filter(Boolean).join(', ') || country}</li>
            ))}
          </ul>
        </details>
      ))}
      {total > places.length && (
        <p className={shared['note']}>
          {RECORDS_TEXTS.listed(formatNumber(places.length), RECORDS_TEXTS.sites(total))}
        </p>
      )}
    </>
  );
}
