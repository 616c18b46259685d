import { MessageChannel } from 'node:worker_threads';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { Session } from './session.ts';
import { concat, queryMessage, startupMessage } from './wire.ts';

const { port1, port2 } = new MessageChannel();
afterAll(() => {
  port1.close();
  port2.close();
});

test('however a client’s bytes are cut on the way, its statements arrive whole and in order', () => {
  const statements = fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 8 });
  const cutSizes = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1 });
  fc.assert(
    fc.property(statements, cutSizes, (texts, sizes) => {
      const messages = texts.map((text) => queryMessage(text.replaceAll('\0', '')));
      const bytes = concat([startupMessage(), ...messages]);
      const session = new Session(1, port1, new Uint8Array());
      for (let at = 0, cut = 0; at < bytes.length; cut += 1) {
        const size = sizes[cut % sizes.length]!;
        session.receive(bytes.slice(at, at + size));
        at += size;
      }
      expect(session.batches).toEqual(messages.map((message) => [message]));
    }),
  );
});
