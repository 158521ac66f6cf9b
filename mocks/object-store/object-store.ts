import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refusalOf, type AccessKey } from './signature.ts';

export interface ObjectStoreServer {
  readonly endpoint: string;
  readonly stop: () => Promise<void>;
}

interface StoredObject {
  readonly body: Buffer;
  readonly contentType: string;
}

interface Refusal {
  readonly status: number;
  readonly message: string;
}

/** What AWS's documentation lists for each code. */
const refusals: Readonly<Record<string, Refusal>> = {
  AccessDenied: { status: 403, message: 'Access Denied' },
  InvalidAccessKeyId: {
    status: 403,
    message: 'The AWS access key ID that you provided does not exist in our records.',
  },
  MethodNotAllowed: { status: 405, message: 'The specified method is not allowed against this resource.' },
  NoSuchBucket: { status: 404, message: 'The specified bucket does not exist.' },
  NoSuchKey: { status: 404, message: 'The specified key does not exist.' },
  RequestTimeTooSkewed: {
    status: 403,
    message: 'The difference between the request time and the current time is too large.',
  },
  SignatureDoesNotMatch: {
    status: 403,
    message: 'The request signature that the server calculated does not match the signature that you provided.',
  },
  XAmzContentSHA256Mismatch: {
    status: 400,
    message: "The provided 'x-amz-content-sha256' header does not match what was computed.",
  },
};

function refuse(response: ServerResponse, code: string): void {
  const id = String(response.getHeader('x-amz-request-id'));
  const { status, message } = refusals[code] ?? { status: 400, message: '' };
  const parts = `<Code>${code}</Code><Message>${message}</Message><RequestId>${id}</RequestId>`;
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error>${parts}</Error>`);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  bucket: Map<string, StoredObject>,
): void {
  const { pathname } = new URL(request.url ?? '/', 'http://store');
  const key = decodeURIComponent(pathname.split('/').slice(2).join('/'));
  if (request.method === 'PUT') {
    bucket.set(key, { body, contentType: request.headers['content-type'] ?? 'binary/octet-stream' });
    response.end();
  } else if (request.method === 'DELETE') {
    bucket.delete(key);
    response.writeHead(204).end();
  } else if (request.method === 'GET') {
    const object = bucket.get(key);
    if (object === undefined) refuse(response, 'NoSuchKey');
    else response.writeHead(200, { 'content-type': object.contentType }).end(object.body);
  } else {
    refuse(response, 'MethodNotAllowed');
  }
}

/** Starts the store on a free loopback port, with one empty bucket. */
export async function startObjectStore(bucketName: string, key: AccessKey): Promise<ObjectStoreServer> {
  const bucket = new Map<string, StoredObject>();
  const server = createServer((request, response) => {
    response.setHeader('x-amz-request-id', randomUUID());
    void bodyOf(request).then((body) => {
      const refusal = refusalOf(request, body, key);
      const isKnown = new URL(request.url ?? '/', 'http://store').pathname.split('/')[1] === bucketName;
      if (refusal !== undefined) refuse(response, refusal);
      else if (!isKnown) refuse(response, 'NoSuchBucket');
      else answer(request, response, body, bucket);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
