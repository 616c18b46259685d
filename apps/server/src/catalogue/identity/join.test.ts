import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanIdentifiers } from './identifiers.ts';
import { type Identity, identitiesOf } from './identity.ts';
import { joinOf } from './join.ts';
import { isTellingPair, standingOf } from './party-role.ts';

const party = (kind: Identity['kind'], name: string, rest: Partial<Identity> = {}): Identity => ({
  kind,
  name,
  role: 'any',
  standing: 'actor',
  ids: {},
  place: null,
  beside: [],
  ...rest,
});
const organisation = (name: string, rest?: Partial<Identity>) => party('organisation', name, rest);
const person = (name: string, rest?: Partial<Identity>) => party('person', name, rest);
const confidence = (a: Identity, b: Identity) => joinOf(a, b)?.confidence ?? 0;

test.each([
  [
    'one UEI under two names',
    { ids: { uei: 'ABC123DEF456' } },
    { ids: { uei: 'ABC123DEF456' } },
    1,
    'Same UEI ABC123DEF456',
  ],
  ['one state', { place: { state: 'Ohio' } }, { place: { state: 'Ohio' } }, 0.9, 'Same name, same state'],
  ['one city', { place: { city: 'Ulm' } }, { place: { city: 'ULM' } }, 0.95, 'Same name, same city'],
  ['no places', {}, { place: { state: 'Ohio' } }, 0.75, 'Same name'],
  ['two states', { place: { state: 'Ohio' } }, { place: { state: 'Utah' } }, 0.65, 'Same name, different states'],
  [
    'two UEIs',
    { ids: { uei: 'ABC123DEF456' } },
    { ids: { uei: 'ABC123DEF457' } },
    0.45,
    'Same name, but different UEI',
  ],
])('[DATA-17] organisations of one name with %s', (_what, a, b, sure, reason) => {
  expect(joinOf(organisation('Acme Widget, Inc.', a), organisation('ACME WIDGET', b))).toEqual({
    confidence: sure,
    reason,
  });
});

test('[DATA-17] two CIKs are two companies, and an identifier joins whatever the names', () => {
  expect(joinOf(organisation('Acme', { ids: { cik: '1' } }), organisation('Acme', { ids: { cik: '2' } }))).toBeNull();
  expect(confidence(organisation('Old', { ids: { cik: '1' } }), organisation('New', { ids: { cik: '1' } }))).toBe(1);
});

test.each([
  ['Okafor, Ada J.', 'Ada J Okafor', 0.8],
  ['Ada Okafor', 'OKAFOR, ADA', 0.7],
  ['Ada J Okafor', 'A. J. Okafor', 0.5],
  ['Ada Jane Okafor', 'Ada J. Okafor', 0.8],
  ['Ada J. Okafor', 'Ada K. Okafor', 0],
  ['Ada Okafor', 'Amy Okafor', 0],
  ['Ada Okafor', 'Okafor Ada', 0.6],
  ['Jean-Pierre Zorvex', 'Jean Pierre Zorvex', 0.8],
  ['Martin Zorvex Jr.', 'Martin Zorvex Sr.', 0],
  ['John Smith', 'John Smith', 0.45],
  ['J. Smith', 'John Smith', 0.2],
])('[DATA-17] %j and %j are one with %d', (a, b, sure) => {
  expect(confidence(person(a), person(b))).toBe(sure);
});

test('[DATA-17] a shared organisation makes namesakes one; another ORCID makes them two', () => {
  const at = (name: string, ids = {}) => person(name, { beside: ['brontide'], ids });
  expect(joinOf(at('John Smith'), at('Smith, John'))).toEqual({
    confidence: 0.95,
    reason: 'Same name and organization',
  });
  const [one, two] = [{ orcid: '0009-9999-0000-0001' }, { orcid: '0009-9999-0000-0002' }];
  expect(joinOf(at('John Smith', one), at('John Smith', two))).toBeNull();
});

test('identifiers are compared in their own form; fillers are none', () => {
  expect(
    cleanIdentifiers({
      cik: '0000320193',
      orcid: 'https://orcid.org/0009-9999-0000-000x',
      duns: '000000000',
      uei: 'N/A',
      hat: '7',
    }),
  ).toEqual({ cik: '320193', orcid: '0009-9999-0000-000X' });
});

test('agencies, funders, contacts and examiners join nothing; companies of one investor are not each other’s', () => {
  const parties = ['Agency', 'Funder', 'Examiner', 'Business contact'].map((role) => ({ name: 'Acme', role }));
  expect(identitiesOf({ organisations: parties, people: parties, place: null })).toEqual([]);
  const investor = { name: 'Q', role: 'Investor' };
  expect(isTellingPair(standingOf(investor, false), standingOf(investor, false))).toBe(false);
  expect(isTellingPair(standingOf(investor, true), standingOf(investor, false))).toBe(true);
});

test('[DATA-17] joining is the same both ways, and its confidence is from 0 to 1', () => {
  const names = fc.constantFrom(
    'Ada Okafor',
    'Okafor, Ada',
    'A. Okafor',
    'Ada J. Okafor',
    'John Smith',
    'Acme Inc',
    'ACME',
    '—',
  );
  const any = fc.record({
    kind: fc.constantFrom('organisation' as const, 'person' as const),
    name: names,
    place: fc.constantFrom(null, { state: 'Ohio' }, { city: 'Ulm', country: 'Germany' }),
    ids: fc.constantFrom<Record<string, string>[]>({}, { uei: 'A' }, { uei: 'B' }, { orcid: '1' }, { orcid: '2' }),
    beside: fc.subarray(['brontide', 'quillon']),
  });
  fc.assert(
    fc.property(any, any, (a, b) => {
      const join = joinOf(a, b);
      expect(joinOf(b, a)?.confidence).toBe(join?.confidence);
      if (join) expect(join.confidence >= 0 && join.confidence <= 1).toBe(true);
    }),
  );
});
