import { expect, test } from 'vitest';
import { mailOutbox } from './mail-outbox.ts';

test('the latest mails are kept, one that is sent again once', async () => {
  const outbox = mailOutbox({ now: () => new Date() }, 3);
  const send = (subject: string, messageId = subject) =>
    outbox.send({ kind: 'alerts', to: 'a@example.org', subject, text: '', html: '', messageId });
  for (const subject of ['1', '2', '3', '4']) await send(subject);
  await send('3 again', '3');
  expect(outbox.list().map(({ subject }) => subject)).toEqual(['3 again', '4', '2']);
  const refused = outbox.send({ ...outbox.list()[0]!, messageId: 'x' }, async () =>
    Promise.reject(new Error('Not ours')),
  );
  await expect(refused).rejects.toThrow('Not ours');
  expect(outbox.list()).toHaveLength(3);
});
