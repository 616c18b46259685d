import { expect, test } from 'vitest';
import { figureIn, observedOf, textsOf, withheldFrom } from '../../../test/observed.ts';
import { aRecord } from '../../../test/records.ts';
import { demand } from './demand.ts';

const call = (id: string, agency: string, date: string | null) =>
  aRecord('funding-opportunities', id, {
    date,
    facets: { agency: [agency] },
    data: { agency },
    organisations: [{ name: agency, role: 'Agency' }],
  });

test('[RPT-14] who has asked for such work, how often, and when last', () => {
  const observed = observedOf([
    call('c1', 'Department of Defense', '2015-08-27'),
    call('c2', 'Department of Defense', '2019-06-01'),
    call('c3', 'NASA', '2012'),
    call('ahead', 'NASA', '2027-05-01'),
    call('c5', 'Department of Energy', null),
  ]);
  const found = demand(observed);
  expect(textsOf(found)).toEqual([
    'By agency, calls in the field have come from the Department of Defense (2), NASA (2) and the Department of Energy (1), the latest in 2019.',
  ]);
  expect(found.findings[0]!.headline?.text).toBe(
    'Calls in the field have come from the Department of Defense (2), NASA (2) and the Department of Energy (1), the latest in 2019.',
  );
  expect(figureIn(found, 'demand:last')).toBe(2019);
  expect(withheldFrom(observed, found)).toEqual([]);
});

test('[RPT-14] of equals none is named before the others', () => {
  const observed = observedOf(['Army', 'Navy', 'NASA', 'NOAA'].map((agency) => call(agency, agency, '2020-01-01')));
  const found = demand(observed);
  expect(textsOf(found)).toEqual(['By agency, calls in the field have come from 4 agencies, the latest in 2020.']);
  expect(withheldFrom(observed, found)).toEqual([]);
});

test('[RPT-14] who asks most often is named first where there are others', () => {
  const many = ['Army', 'Army', 'Army', 'Navy', 'Navy', 'NASA', 'NOAA'];
  const observed = observedOf(many.map((agency, at) => call(`c${at}`, agency, '2020-01-01')));
  const found = demand(observed);
  expect(textsOf(found)).toEqual([
    'By agency, calls in the field have come most often from the Army (3) and the Navy (2), the latest in 2020.',
  ]);
  expect(withheldFrom(observed, found)).toEqual([]);
});

test('[RPT-14] of one call, and of one of each agency, no numbers are told', () => {
  const texts = (...agencies: string[]) =>
    textsOf(demand(observedOf(agencies.map((agency) => call(agency, agency, '2020-01-01')))));
  expect(demand(observedOf([call('c', 'Navy', '2020-01-01')])).findings[0]!.headline?.text).toBe(
    'One call in the field is on record, from the Navy in 2020.',
  );
  expect(texts('Navy')).toEqual(['The one call on record for the topic came from the Navy in 2020.']);
  expect(texts('Navy', 'NASA')).toEqual([
    'By agency, calls in the field have come from the Navy and NASA, the latest in 2020.',
  ]);
});

test('[RPT-14] calls of long ago are told, and no news', () => {
  const found = demand(observedOf([call('c1', 'Navy', '1991-06-01')]));
  expect(textsOf(found)).toHaveLength(1);
  expect(found.findings[0]!.headline).toBeNull();
});

test('[RPT-14] no calls, no demand', () => {
  expect(demand(observedOf([])).findings).toEqual([]);
});

test('[RPT-14] which offices of an agency have asked, where more than one call is on record', () => {
  const by = (id: string, office: string) => {
    const record = call(id, 'Department of Defense', '2015-08-27');
    return { ...record, data: { ...record.data, office } };
  };
  const told = (...offices: string[]) => {
    const observed = observedOf(offices.map((office, at) => by(`c${at}`, office)));
    const found = demand(observed);
    expect(withheldFrom(observed, found)).toEqual([]);
    return textsOf(found)[1];
  };
  expect(told('Navy', 'Navy', 'Missile Defense Agency')).toBe(
    'Where an office is named, by office they have come from the Navy (2) and the Missile Defense Agency (1).',
  );
  expect(told('Navy', 'Army')).toBe('Where an office is named, by office they have come from the Navy and the Army.');
  expect(told('Navy', 'United States Navy', 'Army')).toBe(
    'Where an office is named, by office they have come from the Navy (2) and the Army (1).',
  );
  expect(told('Navy', 'Navy', 'Navy', 'Army', 'DARPA', 'NGA')).toBe(
    'Where an office is named, by office they have come most often from the Navy (3).',
  );
  expect([told('Navy'), told('Department of Defense', 'Department of Defense')]).toEqual([undefined, undefined]);
});
