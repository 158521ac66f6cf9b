#!/usr/bin/env node
/**
 * What Playwright starts as Firefox: Firefox itself, with a relay of its WebDriver BiDi between the two, because
 * Playwright expects what the Firefox with long-term support does not know yet. A newer one is not affected.
 *
 * - Playwright sets the media features of each new context, and fails where Firefox refuses that. The tests that run in
 *   Firefox need no other than the default, a light color scheme, so the refusal becomes a success.
 * - Playwright tells downloads apart by an id, and ignores those without. A file that a page makes has an address of its
 *   own, which becomes the id.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { connect, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { frameAt, textFrame } from './web-socket-frame.ts';

const optionalCommand = 'emulation.setMediaFeaturesOverride';

interface Message {
  readonly id?: number;
  readonly error?: string;
  readonly method?: string;
  readonly params?: { readonly url?: string; readonly navigation?: string | null; readonly download?: string };
}

/** Returns what Playwright should receive instead of a message of Firefox; undefined for almost all of them. */
function replacementOf(bytes: Buffer): object | undefined {
  if (!bytes.includes(optionalCommand) && !bytes.includes('"browsingContext.download')) return undefined;
  const message = JSON.parse(bytes.toString()) as Message;
  const { id, error, method = '', params } = message;
  if (error === 'unknown command') return { type: 'success', id, result: {} };
  const isNameless = params?.download === undefined && params?.navigation === null;
  if (!method.startsWith('browsingContext.download') || !isNameless) return undefined;
  const download = createHash('sha256')
    .update(params.url ?? '')
    .digest('hex');
  return { ...message, params: { ...params, download } };
}

/** Passes on what Firefox sends: first the answer to the handshake, then frames. */
function relayTo(playwright: Socket): Writable {
  let waiting = Buffer.alloc(0);
  let isOpen = false;
  return new Writable({
    write(bytes: Buffer, _encoding, done) {
      waiting = Buffer.concat([waiting, bytes]);
      const handshakeEnd = waiting.indexOf('\r\n\r\n');
      if (!isOpen && handshakeEnd >= 0) {
        isOpen = true;
        playwright.write(waiting.subarray(0, handshakeEnd + 4));
        waiting = waiting.subarray(handshakeEnd + 4);
      }
      for (let frame = isOpen ? frameAt(waiting) : undefined; frame !== undefined; frame = frameAt(waiting)) {
        const replacement = replacementOf(waiting.subarray(frame.start, frame.end));
        playwright.write(
          replacement === undefined
            ? waiting.subarray(0, frame.end)
            : textFrame(Buffer.from(JSON.stringify(replacement))),
        );
        waiting = waiting.subarray(frame.end);
      }
      done();
    },
    final(done) {
      playwright.end();
      done();
    },
  });
}

const firefoxPath = process.env['FIREFOX_PATH'];
if (firefoxPath === undefined) throw new Error('FIREFOX_PATH is missing.');
const firefox = spawn(firefoxPath, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
firefox.once('exit', (code) => process.exit(code ?? 1));
createInterface(firefox.stderr).on('line', (line) => {
  const port = /^WebDriver BiDi listening on ws:\/\/127\.0\.0\.1:(\d+)$/.exec(line)?.[1];
  if (port === undefined) {
    console.error(line);
    return;
  }
  const server = createServer((playwright) => {
    const driver = connect(Number(port), '127.0.0.1');
    // Firefox accepts only requests to its own port. The handshake arrives at once, as it is short.
    playwright.once('data', (handshake: Buffer) => {
      driver.write(handshake.toString('latin1').replace(/^Host: .*$/im, `Host: 127.0.0.1:${port}`), 'latin1');
      playwright.on('error', () => driver.destroy()).pipe(driver);
    });
    driver.on('error', () => playwright.destroy()).pipe(relayTo(playwright));
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (typeof address === 'object') console.error(`WebDriver BiDi listening on ws://127.0.0.1:${address?.port}`);
  });
});
