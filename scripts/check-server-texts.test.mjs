import { expect, test } from 'vitest';
import { checkServer, typedSentences } from './check-server-texts.mjs';

test('the server says no sentence that is typed where it is said', () => {
  const { files, found } = checkServer();
  expect(files).toBeGreaterThan(300);
  expect(found).toEqual([]);
});

const NAME = 'features/planted/planted.service.ts';
test.each([
  ["return { reason: 'There is no room left.' };", ['There is no room left.']],
  [`await raise({ title: \`\${name} joined the project\` });`, ['… joined the project']],
  ["const step = 'Reading your documents';", ['Reading your documents']],
  ["log.warn('the mail was not sent', { error });", []],
  ["throw new Error('The worker has no port.');", []],
  ["return new AppError('CONFLICT', SAID.words.refusals.noMail);", []],
  ["throw new AppError('CONFLICT', inEnglish('Ask the operator of it.'));", []],
  [`sql\`select 1 from project where title is null\``, []],
  ["const type = 'text/csv; charset=utf-8';", []],
])('of %s', (source, texts) => {
  expect(typedSentences(NAME, source).map(({ text }) => text)).toEqual(texts);
});
