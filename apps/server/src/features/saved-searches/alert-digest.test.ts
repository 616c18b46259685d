import { expect, test } from 'vitest';
import { speechIn } from '../../platform/mail/speech.ts';
import { alertDigest } from './alert-digest.ts';

const item = {
  name: 'Salz & Co',
  engine: { id: 'patents' as const, singular: 'patent', label: 'Patents' },
  count: 1_203,
  changed: 0,
  titles: ['A <b>cell</b>'],
  url: 'https://groundwork.test/search',
  offUrl: 'https://groundwork.test/off',
};

test('[SRCH-13] [NAV-10] alerts are told in the reader’s language; names and titles stay as they are', async () => {
  const german = await speechIn('de');
  const one = alertDigest([item], german, 'https://groundwork.test');
  expect(one.subject).toBe('1.203 neue Treffer zu „Salz & Co“ (Patente)');
  expect(one.text).toContain('- A <b>cell</b>\nund 1.202 weitere\nAnsehen: https://groundwork.test/search');
  expect(one.html).toContain('<html lang="de">');
  expect(one.html).toContain('<li>A &lt;b&gt;cell&lt;/b&gt;</li>');
  const both = [item, { ...item, changed: 3 }];
  expect(alertDigest(both, german, '').subject).toBe('2.406 neue oder geänderte Datensätze in 2 gespeicherten Suchen');
  expect(alertDigest(both, await speechIn(null), '').subject).toBe('2,406 new or changed records in 2 saved searches');
});
