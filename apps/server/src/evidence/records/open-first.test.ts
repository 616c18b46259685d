import { expect, test } from 'vitest';
import { openFirst } from './open-first.ts';

const call = (id: string, closes: string | null, date: string | null = null) => ({ id, record: { closes, date } });

test('[RPT-02] calls that are open come first; of the others how well they fit comes before their age', () => {
  const calls = [
    call('closed in spring', '2026-04-01'),
    call('closed in 1999', '1999-03-01'),
    call('open until autumn', '2026-11-30'),
    call('forecast', null, '2026-09-01'),
    call('old and without an end', null, '2004-05-01'),
    call('open this year', '2026'),
    call('undated', null),
  ];
  expect(openFirst(calls, '2026-06-15T10:00:00Z').map(({ id }) => id)).toEqual([
    'open until autumn',
    'forecast',
    'open this year',
    'undated',
    'closed in spring',
    'closed in 1999',
    'old and without an end',
  ]);
});
