import type { Socket } from 'node:net';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';

const head = (...lines: string[]) => `HTTP/1.1 200 OK\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n`;
const whole = (body: Uint8Array, encoding: string) => (socket: Socket) => {
  socket.write(head(`content-encoding: ${encoding}`, `content-length: ${body.length}`));
  socket.write(body);
};

/** Says the same again and again, until nobody listens. */
function forever(socket: Socket, first: string, again: string) {
  socket.write(first);
  const timer = setInterval(() => (socket.destroyed ? clearInterval(timer) : socket.write(again)), 2);
}

const zeros = Buffer.alloc(30_000_000);
const brotli = brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
const gzip = gzipSync(zeros);

/** What a server may answer that means harm, on the bare connection. */
export const HOSTILE_ANSWERS: [what: string, answer: (socket: Socket) => unknown][] = [
  ['silence', () => {}],
  ['a connection closed at once', (socket) => socket.destroy()],
  ['the end before any answer', (socket) => socket.end()],
  ['headers a byte at a time', (socket) => forever(socket, 'HTTP/1.1 200 OK\r\nx: ', 'a')],
  ['headers without end', (socket) => forever(socket, 'HTTP/1.1 200 OK\r\n', `x: ${'a'.repeat(1_000)}\r\n`)],
  ['a header of 1 MB', (socket) => socket.write(head(`x: ${'a'.repeat(1_000_000)}`))],
  ['10,000 headers', (socket) => socket.write(head(...Array.from({ length: 10_000 }, (_, at) => `x-${at}: a`)))],
  ['“go on” without end', (socket) => forever(socket, '', 'HTTP/1.1 100 Continue\r\n\r\n')],
  ['early hints without end', (socket) => forever(socket, '', 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n')],
  [
    'another protocol',
    (socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
  ],
  ['no HTTP', (socket) => socket.end('220 mail.example ESMTP\r\n')],
  ['TLS', (socket) => socket.end(Buffer.from('150301000202280a', 'hex'))],
  ['a status that is none', (socket) => socket.end('HTTP/1.1 99999 What\r\n\r\n')],
  ['a zero byte in a header', (socket) => socket.end(head('x: a\0b', 'content-length: 0'))],
  ['a body a byte at a time', (socket) => forever(socket, head('content-length: 1000000'), 'a')],
  [
    'pieces without end',
    (socket) => forever(socket, head('transfer-encoding: chunked'), `2000\r\n${'a'.repeat(8_192)}\r\n`),
  ],
  [
    'a piece of an impossible size',
    (socket) => socket.end(`${head('transfer-encoding: chunked')}ffffffffffffffffff\r\na`),
  ],
  ['two lengths', (socket) => socket.end(`${head('content-length: 1', 'content-length: 2')}ab`)],
  [
    'a length and pieces',
    (socket) => socket.end(`${head('content-length: 1', 'transfer-encoding: chunked')}0\r\n\r\n`),
  ],
  ['a negative length', (socket) => socket.end(`${head('content-length: -1')}ab`)],
  ['fewer bytes than promised', (socket) => socket.end(`${head('content-length: 10')}ab`)],
  ['more bytes than fit', (socket) => socket.write(head('content-length: 99999999')) && socket.write(zeros)],
  ['30 MB packed as gzip', whole(gzip, 'gzip')],
  ['30 MB packed as brotli', whole(brotli, 'br')],
  ['30 MB packed as deflate', whole(deflateSync(zeros), 'deflate')],
  [
    'half of a gzip',
    (socket) => socket.end(Buffer.concat([Buffer.from(head('content-encoding: gzip')), gzip.subarray(0, 99)])),
  ],
  ['gzip that is none', (socket) => socket.end(`${head('content-encoding: gzip')}plain words`)],
  ['brotli that is none', (socket) => socket.end(`${head('content-encoding: br')}plain words`)],
  ['a redirect to itself', (socket) => socket.end('HTTP/1.1 302 Found\r\nlocation: /\r\ncontent-length: 0\r\n\r\n')],
  [
    'a redirect to nothing',
    (socket) => socket.end('HTTP/1.1 302 Found\r\nlocation: http://\r\ncontent-length: 0\r\n\r\n'),
  ],
  [
    'a redirect to a script',
    (socket) => socket.end('HTTP/1.1 302 Found\r\nlocation: javascript:alert(1)\r\ncontent-length: 0\r\n\r\n'),
  ],
];
