import { MessageChannel } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { Channels } from './channels.ts';
import { Scheduler } from './scheduler.ts';
import { Session } from './session.ts';
import { concat, errorResponse, queryMessage, readyForQuery, startupMessage } from './wire.ts';

test('[OPS-05] a backend that panics, as for a log it could not write, is asked nothing more, and whoever started it is told', async () => {
  const { port1, port2 } = new MessageChannel();
  const ends = Promise.withResolvers<unknown>();
  const asked: Uint8Array[] = [];
  const scheduler = new Scheduler({
    backend: async (messages) => {
      asked.push(messages);
      return concat([errorResponse('PANIC', '58030', 'could not write to log file'), readyForQuery('I')]);
    },
    channels: new Channels(),
    idleInTransactionMs: 1_000,
    onFatal: ends.resolve,
  });
  onTestFinished(async () => {
    await scheduler.stop();
    port1.close();
  });
  const session = new Session(1, port1, new Uint8Array());
  scheduler.add(session);
  const said: string[] = [];
  port2.on('message', (bytes: Uint8Array) => said.push(Buffer.from(bytes).toString()));
  session.receive(concat([startupMessage(), queryMessage('insert'), queryMessage('insert')]));
  scheduler.wake();
  expect(await ends.promise).toMatchObject({ message: 'could not write to log file' });
  expect(asked).toHaveLength(1);
  await expect.poll(() => said.join('')).toMatch(/SFATAL.*could not write to log file/s);
});
