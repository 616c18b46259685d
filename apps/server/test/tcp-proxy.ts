import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands before a server, so that a test can cut it off and let it come back. */
export async function startTcpProxy(target: URL) {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from.on('error', () => undefined).once('close', () => to.destroy());
      from.once('close', () => open.delete(from));
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(target);
  url.port = String(port);
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of open) socket.destroy();
    });
  return { url, cut, comeBack: () => listen(port), stop: cut };
}
