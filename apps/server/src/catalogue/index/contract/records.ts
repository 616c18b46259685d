import fc from 'fast-check';
import { aRecord } from '../../../../test/records.ts';
import type { CatalogueRecord } from '../../record.ts';
import type { CatalogueIndex, IndexQuery } from '../index.port.ts';

/** A small record; what a test is about is said in `overrides`. */
export const makeRecord = (id: string, overrides: Partial<CatalogueRecord> = {}) =>
  aRecord('patents', id, { title: `Title of ${id}`, ...overrides });

export function makeQuery(overrides: Partial<IndexQuery> = {}): IndexQuery {
  return {
    engines: ['patents', 'awards'],
    query: null,
    sort: 'relevance',
    direction: 'desc',
    offset: 0,
    limit: 100,
    ...overrides,
  };
}

/** Words whose stems are themselves and of which some begin like others. */
export const VOCABULARY = ['kolo', 'kolu', 'bumo', 'rinto', 'rintova', 'sad', 'sadgo', 'vex'];
export const FACET_VALUES = { status: ['Open', 'Closed', 'Not open'], area: ['A61', 'B29', 'C07', 'G06'] };
/** In the past and in the future for as long as this runs. */
const CLOSING_DATES = ['2019-05', '2020-01-01', '2020-12-31', '6000-01-01', '6000-06-30', '6001'];
export const DATES = ['2019', '2019-05', '2019-05-20', '2020-01-01', '2020-12-31', '2021-03'];

const words = fc.array(fc.constantFrom(...VOCABULARY), { minLength: 1, maxLength: 8 }).map((all) => all.join(' '));

/** Records with few different words, values and dates, so that every combination comes up. */
export const anyRecords: fc.Arbitrary<CatalogueRecord[]> = fc.array(
  fc
    .record({
      engine: fc.constantFrom('patents' as const, 'awards' as const),
      id: fc.integer({ min: 0, max: 60 }).map(String),
      title: words,
      text: words,
      date: fc.option(fc.constantFrom(...DATES)),
      amount: fc.option(fc.integer({ min: -5, max: 100 })),
      closes: fc.option(fc.constantFrom(...CLOSING_DATES)),
      facets: fc.record({
        status: fc.subarray(FACET_VALUES.status, { maxLength: 2 }),
        area: fc.subarray(FACET_VALUES.area),
      }),
    })
    .map(({ id, ...rest }) => makeRecord(id, rest)),
  { maxLength: 60 },
);

/** The catalogues that a property draws: opened in another way where one is quicker, and only so many of them where none is. */
export interface Drawn {
  open?: () => Promise<CatalogueIndex>;
  part?: number;
}
