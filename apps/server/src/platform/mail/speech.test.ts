import { word } from '@groundwork/contract/message-refs';
import { expect, test } from 'vitest';
import { inEnglish, MESSAGES } from '../messages.ts';
import { speechIn } from './speech.ts';

const { fresh, roleChanged, closesOn } = MESSAGES.words.notifications;

test('[NAV-10] a text is said in the reader’s language, with its labels, days and roles', async () => {
  const german = await speechIn('de');
  expect(german.say(roleChanged('Salt cells', 'editor'))).toBe('Ihre Rolle in „Salt cells“ ist jetzt: Mitarbeit');
  expect(german.say(fresh('1,200', word('patents'), 'salt'))).toBe('1.200 neue Treffer zu „salt“ (Patente)');
  expect(german.say(closesOn('15 January, 2027'))).toContain('15. Januar 2027');
  expect(german.say(MESSAGES.mails.invitation.subject('Ada'))).toBe('Ada lädt Sie zu einem Projekt ein');
  expect(german.sayKept({ key: 'contract/reports.ready', values: [] }, 'Your report is ready')).toMatch(/Bericht/);
});

test('[NAV-10] what has no key, or was kept before there were keys, stays in English; so does all for who chose nothing', async () => {
  const german = await speechIn('de');
  expect(german.say(inEnglish('Only for operators'))).toBe('Only for operators');
  expect(german.sayKept(null, 'Kept')).toBe('Kept');
  expect(german.sayKept({ key: 'contract/gone.text', values: [] }, 'Kept')).toBe('Kept');
  expect((await speechIn(null)).say(closesOn('15 January, 2027'))).toBe('Closes on 15 January, 2027');
});
