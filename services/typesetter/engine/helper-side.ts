/** The helper's side of `helper.ts`: answers one request after another, in a thread or in a process. */
import { parentPort } from 'node:worker_threads';
import { CompileError } from './compile-error.ts';
import type { HelperReply, HelperRequest } from './helper.ts';

/** Either end of the line to whoever started the helper. */
export interface HelperPort {
  post(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
}

/**
 * Says that the helper is ready and answers requests with `handle`. An error other than `CompileError` may have left
 * WebAssembly in pieces, so it is called broken and the other side starts another helper.
 */
export function serve<Answer>(port: HelperPort, handle: (request: unknown) => Answer | Promise<Answer>): void {
  const reply = (message: HelperReply<Answer>) => port.post(message);
  port.onMessage((message) => {
    const { id, request } = message as HelperRequest<unknown>;
    void (async () => {
      try {
        reply({ type: 'answer', id, answer: await handle(request) });
      } catch (error) {
        const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
        reply({ type: 'failure', id, message: text, broken: !(error instanceof CompileError) });
      }
    })();
  });
  reply({ type: 'ready' });
}

/** The line of a thread. */
export function threadPort(): HelperPort {
  const port = parentPort;
  if (!port) throw new Error('This file runs in a thread of the typesetting engine only.');
  return { post: (message) => port.postMessage(message), onMessage: (listener) => port.on('message', listener) };
}

/** The line of a process, which ends with whoever started it. */
export function processPort(): HelperPort {
  process.on('disconnect', () => process.exit(0));
  return {
    // Whoever started the process may just have ended; then so does this one.
    post: (message) => void process.send?.(message, undefined, undefined, () => undefined),
    onMessage: (listener) => process.on('message', listener),
  };
}
