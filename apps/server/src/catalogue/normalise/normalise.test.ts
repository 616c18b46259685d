import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PartialDate } from '../record.ts';
import { awardPhase } from './award-phase.ts';
import { countryName } from './countries.ts';
import { dateOfParts, dateOfUnixSeconds, parseClosing, parseDate } from './dates.ts';
import { drugApprovalStatus, drugReviewPriority, drugSubmissionType } from './drug-codes.ts';
import { fundingRoundType } from './funding-round-type.ts';
import { parseCount, parseMoney, parseYesNo } from './numbers.ts';
import { organisationType } from './organisation-type.ts';
import { patentKind } from './patent-kind.ts';
import { publicationType } from './publication-type.ts';
import { sourceType } from './source-type.ts';
import { statusTone } from './status-tone.ts';
import { trialPhase } from './trial-phase.ts';
import { usState } from './us-states.ts';

describe('dates', () => {
  test.each([
    ['2021-03-04', '2021-03-04'],
    ['2021-03-04T10:00:00Z', '2021-03-04'],
    ['2021-03-04 00:00:00', '2021-03-04'],
    ['2021/3/4', '2021-03-04'],
    ['20210304', '2021-03-04'],
    [20210304, '2021-03-04'],
    ['3/4/2021', '2021-03-04'],
    ['03-04-2021', '2021-03-04'],
    ['31/12/2021', '2021-12-31'],
    ['March 4, 2021', '2021-03-04'],
    ['Mar 4, 2021 12:00AM', '2021-03-04'],
    ['March 2021', '2021-03'],
    ['4 March 2021', '2021-03-04'],
    ['4th Mar 2021', '2021-03-04'],
    ['04-MAR-2021', '2021-03-04'],
    ['2021-03', '2021-03'],
    ['2021', '2021'],
    [2021, '2021'],
    ['2021-02-29', undefined],
    ['2020-02-29', '2020-02-29'],
    ['13/13/2021', undefined],
    ['Smarch 4, 2021', undefined],
    ['0000-00-00', undefined],
    ['', undefined],
    [null, undefined],
    ['soon', undefined],
    ['1/5/15', '2015-01-05'],
    ['05-Jan-85', '1985-01-05'],
    ['Jan-15', '2015-01'],
    ['12/2020', '2020-12'],
    ['Tue, 05 Jan 2021 00:00:00 GMT', '2021-01-05'],
    ['44197', '2021-01-01'],
    ['44197.5', '2021-01-01'],
    ['12345', undefined],
    ['1577836800000', '2020-01-01'],
  ])('%s is %s', (raw, expected) => expect(parseDate(raw)).toBe(expected));

  test('the day comes first where the source says so', () => {
    expect(parseDate('04-03-2021', 'day-first')).toBe('2021-03-04');
    expect(parseDate('12/31/2021', 'day-first')).toBe('2021-12-31');
  });

  test('parts and seconds', () => {
    expect(dateOfParts([2021, 3])).toBe('2021-03');
    expect(dateOfParts([null])).toBeUndefined();
    expect(dateOfUnixSeconds(1614816000)).toBe('2021-03-04');
    expect(dateOfUnixSeconds(-1)).toBeUndefined();
  });

  test('every real day survives each style, and whatever comes out is a partial date', () => {
    const day = fc.date({ min: new Date('1700-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [year, month, dayOfMonth] = iso.split('-');
        const long = date.toLocaleDateString('en-US', {
          month: 'long',
          day: 'numeric',
          year: 'numeric',
          timeZone: 'UTC',
        });
        for (const style of [iso, `${month}/${dayOfMonth}/${year}`, `${year}${month}${dayOfMonth}`, long]) {
          expect(parseDate(style)).toBe(iso);
        }
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = parseDate(text);
        if (parsed !== undefined) PartialDate.parse(parsed);
      }),
    );
  });
});

describe('numbers', () => {
  test.each([
    ['$1,234.50', 1234.5],
    ['1234', 1234],
    ['149,999', 149999],
    [' 149999.00 ', 149999],
    ['(500)', -500],
    ['-12', -12],
    ['$-12', -12],
    ['1.2 million', 1_200_000],
    ['$3B', 3_000_000_000],
    ['25 USD', 25],
    ['0', 0],
    ['', undefined],
    ['n/a', undefined],
    ['1,2', undefined],
    ['12 apples', undefined],
    ['1e+05', 100_000],
    ['1.5E6', 1_500_000],
    ['17,50,000', 1_750_000],
    ['1.234.567,89', 1_234_567.89],
    ['1234,50', 1234.5],
    ['1,234', 1234],
    ['$ -', 0],
    ['\u22125', -5],
    [undefined, undefined],
    [Number.NaN, undefined],
  ])('%s is %s', (raw, expected) => expect(parseMoney(raw)).toBe(expected));

  test('amounts survive thousands separators', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
        expect(parseMoney(amount.toLocaleString('en-US'))).toBe(amount === 0 ? 0 : amount);
      }),
    );
  });

  test('counts are whole and not negative', () => {
    expect(parseCount('1,200')).toBe(1200);
    expect(parseCount('-3')).toBeUndefined();
    expect(parseYesNo('Y')).toBe(true);
    expect(parseYesNo('No')).toBe(false);
    expect(parseYesNo('U')).toBeUndefined();
  });
});

type Label = (raw: string | undefined) => string | undefined;
const labels: [string, Label, string, string][] = [
  ['trial phase', trialPhase, 'EARLY_PHASE1', 'Early Phase 1'],
  ['trial phase', trialPhase, 'Early Phase 1', 'Early Phase 1'],
  ['trial phase', trialPhase, 'PHASE1|PHASE2', 'Phase 1/Phase 2'],
  ['trial phase', trialPhase, 'Phase 2/Phase 3', 'Phase 2/Phase 3'],
  ['trial phase', trialPhase, 'II-III', 'Phase 2/Phase 3'],
  ['trial phase', trialPhase, 'Phase IV', 'Phase 4'],
  ['trial phase', trialPhase, '0', 'Early Phase 1'],
  ['trial phase', trialPhase, 'NA', 'N/A'],
  ['trial phase', trialPhase, 'Not Applicable', 'N/A'],
  ['trial phase', trialPhase, 'New Treatment Measure Clinical Study', 'New Treatment Measure Clinical Study'],
  ['award phase', awardPhase, 'PHASE 2', 'Phase II'],
  ['award phase', awardPhase, 'Phase I', 'Phase I'],
  ['award phase', awardPhase, 'Direct to Phase II', 'Direct to Phase II'],
  ...['A1', 'B1', 'B2', 'S1', 'P1', 'P2', 'P3', 'P4', 'E1', 'E3', 'H1'].map(
    (code, at): [string, Label, string, string] => [
      'patent kind',
      patentKind,
      code,
      [
        'Applied',
        'Granted utility',
        'Granted utility',
        'Design',
        'Plant',
        'Plant',
        'Plant',
        'Plant',
        'Reissue',
        'Reissue',
        'SIR',
      ][at]!,
    ],
  ),
  ...[...'abcdefghi'].map((letter): [string, Label, string, string] => [
    'round',
    fundingRoundType,
    `series_${letter}`,
    `Series ${letter.toUpperCase()}`,
  ]),
  ['round', fundingRoundType, 'angel', 'Angel'],
  ['round', fundingRoundType, 'seed', 'Seed'],
  ['round', fundingRoundType, 'grant', 'Grant'],
  ...['book series', 'conference', 'metadata', 'other', 'repository'].map((kind): [string, Label, string, string] => [
    'venue',
    sourceType,
    kind,
    kind.charAt(0).toUpperCase() + kind.slice(1),
  ]),
  ['patent kind', patentKind, 'p3', 'Plant'],
  ['patent kind', patentKind, 'X7', 'X7'],
  ['round', fundingRoundType, 'pre_seed', 'Pre-Seed'],
  ['round', fundingRoundType, 'convertible_note', 'Convertible Note'],
  ['round', fundingRoundType, 'mystery_round', 'Mystery Round'],
  ['organisation', organisationType, 'for_profit', 'For Profit'],
  ['organisation', organisationType, 'non_profit', 'Nonprofit'],
  ['organisation', organisationType, 'venture_capital', 'Venture Capital'],
  ['drug status', drugApprovalStatus, 'AP', 'Approved'],
  ['drug status', drugApprovalStatus, 'TA', 'Temporary Approval'],
  ['drug status', drugApprovalStatus, 'RE', 'Rejected'],
  ['drug status', drugApprovalStatus, 'ZZ', 'ZZ'],
  ['submission', drugSubmissionType, 'ORIG', 'Original'],
  ['submission', drugSubmissionType, 'SUPPL', 'Supplemental'],
  ['priority', drugReviewPriority, 'PRIORITY', 'Priority'],
  ['venue', sourceType, 'ebook platform', 'Ebook platform'],
  ['venue', sourceType, 'journal', 'Journal'],
  ['state', usState, 'ma', 'Massachusetts'],
  ['state', usState, 'NEW YORK', 'New York'],
  ['state', usState, 'Ontario', 'Ontario'],
  ['country', countryName, 'US', 'United States'],
  ['country', countryName, 'USA', 'United States'],
  ['country', countryName, 'DEU', 'Germany'],
  ['country', countryName, 'Korea, Republic of', 'South Korea'],
  ['country', countryName, 'XQ', 'XQ'],
  ['country', countryName, 'Atlantis', 'Atlantis'],
];

test.each([
  ['Recruiting', 'good'],
  ['Active, not recruiting', 'over'],
  ['Not yet recruiting', 'coming'],
  ['Terminated', 'bad'],
  ['Withdrawn', 'bad'],
  ['Open', 'good'],
  ['Forecasted', 'coming'],
  ['Closed', 'over'],
  ['Granted', 'good'],
  ['Application', 'coming'],
  ['Approved', 'good'],
  ['Rejected', 'bad'],
  ['Temporary Approval', 'coming'],
  ['Available', 'good'],
  ['Licensed', 'over'],
  ['Something else', 'over'],
])('[SRCH-07] the status %s is %s', (status, tone) => expect(statusTone(status)).toBe(tone));

describe('labels', () => {
  test.each(labels)('[SRCH-07] %s %o: %s is %s', (_kind, label, code, expected) => expect(label(code)).toBe(expected));

  test('a venture round takes its series', () => expect(fundingRoundType('venture', 'B')).toBe('Series B'));

  test('a label is a label already, and blanks have none', () => {
    for (const [, label, code] of labels) expect(label(label(code))).toBe(label(code));
    for (const [, label] of labels) expect([label(undefined), label('  ')]).toEqual([undefined, undefined]);
  });
});

test.each([
  ['Journal article', 'Article'],
  ['Article', 'Article'],
  ['Posted content', 'Preprint'],
  ['Dataset', 'Dataset'],
  [undefined, undefined],
])('[SRCH-05] a publication of type %j is filtered as %j', (type, shown) => expect(publicationType(type)).toBe(shown));

test.each([
  ['2026-11-26T23:59:00-10:00', '2026-11-26T23:59-10:00'],
  ['2026-12-01T17:00:00.000-0500', '2026-12-01T17:00-05:00'],
  ['2026-07-01 09:00+05:30', '2026-07-01T09:00+05:30'],
  ['December 1, 2026 5:00 PM ET', '2026-12-01T17:00-05:00'],
  ['July 1, 2026, 5 p.m. (EST)', '2026-07-01T17:00-04:00'],
  ['12/01/2026 11:59 PM PST', '2026-12-01T23:59-08:00'],
  ['12/01/2026 12:00 AM, Central Standard Time', '2026-12-01T00:00-06:00'],
  ['1 Dec 2026 17:00 (Brussels time)', '2026-12-01T17:00+01:00'],
  ['29 Mar 2026 03:30 CET', '2026-03-29T03:30+02:00'],
  ['2026-12-01 23:59 AoE', '2026-12-01T23:59-12:00'],
  ['2026-11-28T04:59:59Z', '2026-11-27T23:59-05:00'],
  ['2026-12-01 17:00', '2026-12-01'],
  ['December 1, 2026', '2026-12-01'],
  ['2026-12-01 17:00 somewhere', '2026-12-01'],
  ['2026-12-01 27:00 ET', '2026-12-01'],
  ['December 2026', '2026-12'],
  ['soon', undefined],
])('[DATA-02] the closing date %s is %s', (raw, closes) => expect(parseClosing(raw, 'America/New_York')).toBe(closes));
