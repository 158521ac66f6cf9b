import { parentPort } from 'node:worker_threads';
import type { WorkerPort } from '../../../../shared/typesetting/engine/worker-side.ts';

/** The line of a thread. */
export function threadPort(): WorkerPort {
  const port = parentPort;
  if (!port) throw new Error('This file only runs in a thread of the typesetting engine.');
  return { post: (message) => port.postMessage(message), onMessage: (listener) => port.on('message', listener) };
}

/** The line of a process, which ends with whoever started it. */
export function processPort(): WorkerPort {
  process.on('disconnect', () => process.exit(0));
  return {
    // Whoever started the process may just have ended; then so does this one.
    post: (message) => void process.send?.(message, undefined, undefined, () => undefined),
    onMessage: (listener) => process.on('message', listener),
  };
}
