import { parentPort } from 'node:worker_threads';
import type { WorkerPort } from '../../../../shared/typesetting/engine/worker-side.ts';

/** Returns the port of a thread to its parent. Throws outside of a thread. */
export function threadPort(): WorkerPort {
  const port = parentPort;
  if (!port) throw new Error('This file only runs in a thread of the typesetting engine.');
  return { post: (message) => port.postMessage(message), onMessage: (listener) => port.on('message', listener) };
}

/** Returns the port of a process to its parent. The process ends when its parent does. */
export function processPort(): WorkerPort {
  process.on('disconnect', () => process.exit(0));
  return {
    // Sending fails when the parent process has just ended, and this process then ends as well.
    post: (message) => void process.send?.(message, undefined, undefined, () => undefined),
    onMessage: (listener) => process.on('message', listener),
  };
}
