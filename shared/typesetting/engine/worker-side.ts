/** The worker's side of `supervised-worker.ts`: answers one request after another, in a thread or in a process. */
import { CompileError } from './compile-error.ts';
import type { WorkerReply, WorkerRequest } from './supervised-worker.ts';

/** The worker's connection to the code that started it. */
export interface WorkerPort {
  post(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
}

/**
 * Reports that the worker is ready, and answers requests with `handle`. An error other than `CompileError` may have
 * left WebAssembly in an invalid state, so the worker is then reported as broken and the other side starts another one.
 */
export function serveRequests<Answer>(port: WorkerPort, handle: (request: unknown) => Answer | Promise<Answer>): void {
  const reply = (message: WorkerReply<Answer>) => port.post(message);
  port.onMessage((message) => {
    const { id, request } = message as WorkerRequest<unknown>;
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
