import { describe, expect, test } from 'vitest';
import { holdsDate, statedDates } from './dates.ts';

describe('dates in texts', () => {
  test.each<[text: string, ...dates: string[]]>([
    ['On 2021-03-12 it began.', '2021-03-12'],
    ['In 2021-03, and 2021-04.', '2021-03', '2021-04'],
    ['Award 2021-03-1234', '2021'],
    ['2021-13-40 and 2021-13', '2021', '2021'],
    ['16 to 23 October 2020', '2020-10-16', '2020-10-23'],
    ['16–23 October, 2020', '2020-10-16', '2020-10-23'],
    ['16 and 23 Oct. 2020', '2020-10-16', '2020-10-23'],
    ['October 16 to 23, 2020', '2020-10-16', '2020-10-23'],
    ['Oct. 16-23 2020', '2020-10-16', '2020-10-23'],
    ['October 16th and 23rd, 2020', '2020-10-16', '2020-10-23'],
    ['12 March 2021', '2021-03-12'],
    ['the 1st of March, 2021', '2021-03-01'],
    ['2nd March 2021, 3rd April 2021, 4th May 2021', '2021-03-02', '2021-04-03', '2021-05-04'],
    ['March 12, 2021', '2021-03-12'],
    ['March 12th,2021', '2021-03-12'],
    ['March 1st, 2021, and April 2nd, 2021', '2021-03-01', '2021-04-02'],
    ['March 40, 2021', '2021'],
    ['March 0, 2021', '2021'],
    ['May 3rd, 2021', '2021-05-03'],
    ['on 12 March', '--03-12'],
    ['on March 12', '--03-12'],
    ['on March 12th', '--03-12'],
    ['the 12th of March'],
    ['March 2021', '2021-03'],
    ['March of 2021', '2021-03'],
    ['March, 2021', '2021-03'],
    ['Sept. 2021 and Sep 2022', '2021-09', '2022-09'],
    [
      'Jan 2001, Feb 2002, Mar 2003, Apr 2004, Jun 2006, Jul 2007, Aug 2008, Nov 2011, Dec 2012',
      ...['2001-01', '2002-02', '2003-03', '2004-04', '2006-06', '2007-07', '2008-08', '2011-11', '2012-12'],
    ],
    [
      'January 2001, February 2002, April 2004, June 2006, July 2007, August 2008, September 2009',
      ...['2001-01', '2002-02', '2004-04', '2006-06', '2007-07', '2008-08', '2009-09'],
    ],
    ['November 2011, December 2012, May 2013', '2011-11', '2012-12', '2013-05'],
    ['in 1998 and 2021', '1998', '2021'],
    ['$2021, €1998 and 2021%'],
    ['2021,5 and 2021.5 and 1.2021'],
    ['3000 in A2021 or 2021A'],
    ['12 marches'],
    ['No day at all'],
  ])('%s', (text, ...dates) => {
    expect(statedDates(text).dates.map(({ date }) => date)).toEqual(dates);
  });

  test('are told in order, with where they stand, and are gone from the rest', () => {
    const text = 'In 2019 it began, and on March 12, 2021 it ended.';
    const { dates, rest } = statedDates(text);
    expect(dates.map((date) => text.slice(date.at, date.at + date.text.length))).toEqual(['2019', 'March 12, 2021']);
    expect(rest).toBe(text.replace('2019', '    ').replace('March 12, 2021', ' '.repeat(14)));
  });

  test.each([
    ['2021-03-12', '2021-03', true],
    ['2021-03-12', '2021', true],
    ['2021', '2021-03', false],
    ['2021-03-12', '--03-12', true],
    ['2021-03-12', '--12-03', false],
  ])('%s holds %s: %s', (known, stated, holds) => {
    expect(holdsDate(known, stated)).toBe(holds);
  });
});
