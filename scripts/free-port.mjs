import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Systems give out ports from 32768 on (Linux) or 49152 on (macOS, Windows) to whoever names none. */
const FIRST = 12_000;
const PAST_LAST = 32_000;

/**
 * A port of this machine that nothing listens on, and that the system gives to nobody until its server has started: a mail
 * server that a test beside it starts on any free port is not answered by in that server's place.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(FIRST, PAST_LAST);
    if (await isFree(port)) return port;
  }
}

function isFree(port) {
  return new Promise((told) => {
    const probe = createServer().on('error', () => told(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => told(true)));
  });
}
