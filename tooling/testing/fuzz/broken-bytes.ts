import { connect } from 'node:net';
import fc from 'fast-check';
import { mostly } from './mostly.ts';

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

const opening = fc.constantFrom(...openings.map((text) => Buffer.from(text, 'latin1')));

/** A place in bytes of any length, as a share of the length. */
const place = fc.nat(9_999).map((part) => part / 10_000);
const placeIn = (bytes: Buffer, share: number): number => Math.floor(share * bytes.length);

const truncated = fc.tuple(opening, place).map(([bytes, share]) => bytes.subarray(0, 1 + placeIn(bytes, share)));

const changed = fc
  .tuple(opening, fc.array(fc.tuple(place, fc.nat(255)), { minLength: 1, maxLength: 4, size: 'max' }))
  .map(([bytes, changes]) => {
    const copy = Buffer.from(bytes);
    for (const [share, byte] of changes) copy[placeIn(bytes, share)] = byte;
    return copy;
  });

/** Byte sequences that begin like a request: complete, truncated, or with changed bytes. */
export const brokenBytes: fc.Arbitrary<Buffer> = mostly(0.7, mostly(0.6, opening, changed), truncated);

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
