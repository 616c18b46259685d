import { createServer, request } from 'node:http';

/**
 * A proxy before several servers, as common ones behave: by turns, the next one where none takes the connection, and also where one breaks
 * off a call that can be repeated.
 */
export async function startRoundRobin(ports) {
  let turn = 0;
  const server = createServer(async (call, answer) => {
    const body = Buffer.concat(await call.toArray());
    const first = turn++;
    const attempt = (tries) => {
      const onward = request({
        host: '127.0.0.1',
        port: ports[(first + tries) % ports.length],
        method: call.method,
        path: call.url,
        headers: { ...call.headers, 'x-forwarded-for': call.socket.remoteAddress },
        agent: false,
      });
      onward.on('response', (given) => {
        answer.writeHead(given.statusCode, given.headers);
        given.pipe(answer);
        given.once('error', () => answer.destroy());
        answer.once('close', () => given.destroy());
      });
      onward.on('error', ({ syscall }) => {
        const isUnsent = syscall === 'connect';
        if (answer.headersSent) return answer.destroy();
        if ((isUnsent || call.method === 'GET') && tries + 1 < ports.length) return attempt(tries + 1);
        answer.writeHead(502, { 'content-type': 'application/json' }).end('{}');
      });
      onward.end(body);
    };
    attempt(0);
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}
