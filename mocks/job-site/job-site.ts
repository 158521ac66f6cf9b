import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { answerForBoard } from './boards/boards.ts';
import { pages } from './pages.ts';

export interface JobSite {
  readonly port: number;
  /** The paths that were requested, in order. */
  readonly asked: readonly string[];
  stop(): Promise<void>;
}

const html = { 'content-type': 'text/html; charset=utf-8' };

/** Writes until the client disconnects. */
function endless(response: ServerResponse): void {
  const part = 'x'.repeat(64 * 1024);
  const writeMore = (): void => {
    while (!response.destroyed) if (!response.write(part)) return void response.once('drain', writeMore);
  };
  writeMore();
}

/** 40 MB that compress to 40 KB. */
const bomb = gzipSync(Buffer.alloc(40 * 1024 * 1024, 'a'));

function trick(name: string, query: URLSearchParams, response: ServerResponse): void {
  switch (name) {
    case '/redirect':
      response.writeHead(302, { location: query.get('to') ?? '/' }).end();
      break;
    case '/loop':
      response.writeHead(302, { location: '/loop' }).end();
      break;
    case '/endless':
      response.writeHead(200, html);
      endless(response);
      break;
    case '/2-gigabytes':
      response.writeHead(200, { ...html, 'content-length': String(2 * 1024 ** 3) }).flushHeaders();
      break;
    case '/bomb':
      response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(bomb);
      break;
    case '/slow':
      response.writeHead(200, html).write('<title>Wait');
      break;
    case '/pdf':
      response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7');
      break;
    case '/latin1':
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(Buffer.from('<meta charset="iso-8859-1"><title>B\xe4cker</title>', 'latin1'));
      break;
    case '/deep':
      response.writeHead(200, html).end('<div>'.repeat(300_000));
      break;
    default: {
      const status = Number(/^\/status\/(\d{3})$/.exec(name)?.[1] ?? 404);
      response.writeHead(status, html).end('<title>No</title>');
    }
  }
}

/** Starts the site on a free loopback port. */
export async function startJobSite(): Promise<JobSite> {
  const asked: string[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    const url = new URL(request.url ?? '/', 'http://site');
    asked.push(url.pathname);
    if (answerForBoard(request, response, url)) return;
    const page = pages[url.pathname];
    if (page === undefined) trick(url.pathname, url.searchParams, response);
    else response.writeHead(200, html).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
