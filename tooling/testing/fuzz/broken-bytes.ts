import { connect } from 'node:net';
import { seeded } from './seeded.ts';

/** Beginnings of requests that no client would send. */
const openings = [
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/9.9\r\nHost: a\r\n\r\n',
  'GET /%zz/../../%2e%2e%2fetc/passwd HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'GET http://169.254.169.254/latest HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'CONNECT example.org:443 HTTP/1.1\r\nHost: a\r\n\r\n',
  'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n',
  'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"query":"{ me',
  'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{"a"',
  'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
  'POST /headshot HTTP/1.1\r\nHost: a\r\nContent-Type: image/png\r\nContent-Length: 100000\r\n\r\n\u0089PNG',
  `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: a\r\n${'X: y\r\n'.repeat(3_000)}\r\n`,
  'GET / HTTP/1.1\r\nHost: a\r\nX: a\rb\nc\u0000\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  '\r\n\r\n\r\n',
];

/** Makes `count` byte sequences: complete, truncated, or with changed bytes. The same seed gives the same sequences. */
export function brokenBytes(count: number, seed: number): Buffer[] {
  const { one, chance, below } = seeded(seed);
  return Array.from({ length: count }, () => {
    const bytes = Buffer.from(one(openings), 'latin1');
    if (chance(0.3)) return bytes.subarray(0, 1 + below(bytes.length));
    if (chance(0.4)) for (let times = 0; times < 4; times += 1) bytes[below(bytes.length)] = below(256);
    return bytes;
  });
}

/** Milliseconds to wait for a response to what may be an incomplete request. */
const patience = 1_000;

/**
 * Sends the bytes and resolves to what the server answers until either side closes, or to '' if it answers nothing.
 * Never rejects.
 */
export function sendBytes(origin: string, bytes: Buffer): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    const done = (): void => {
      socket.destroy();
      resolve(Buffer.concat(chunks).toString('latin1'));
    };
    socket.setTimeout(patience, done);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', done);
    socket.on('close', done);
    // An incomplete request ends in the middle.
    socket.end(bytes);
  });
}
