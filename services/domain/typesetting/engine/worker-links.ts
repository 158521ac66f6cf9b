import { fork } from 'node:child_process';
import { Worker } from 'node:worker_threads';
import type { WorkerLink } from '../../../../shared/typesetting/engine/supervised-worker.ts';

/** Starts a thread. Threads are cheap to communicate with, and can be killed at any point of WebAssembly code. */
export function startWorkerThread(file: URL, workerData: unknown): WorkerLink {
  const thread = new Worker(file, { workerData, execArgv: [] });
  return {
    post: (message) => thread.postMessage(message),
    onMessage: (listener) => thread.on('message', listener),
    onEnd(listener) {
      thread.once('error', (error) => listener(error instanceof Error ? error.message : String(error)));
      thread.once('exit', (code) => listener(`The thread ended with code ${code}.`));
    },
    kill: () => void thread.terminate(),
  };
}

/**
 * Starts a process, because native code cannot be interrupted in a thread, and its crash would end the whole server.
 */
export function startWorkerProcess(file: URL, args: readonly string[] = []): WorkerLink {
  const child = fork(file, [...args], {
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return {
    // Sending to a process that has just ended fails; its end is reported by `onEnd`.
    post: (message) => void child.send(message as object, () => undefined),
    onMessage: (listener) => child.on('message', listener),
    onEnd(listener) {
      child.once('error', (error) => listener(error.message));
      child.once('exit', (code, signal) => listener(`The process ended with ${signal ?? `code ${code ?? 0}`}.`));
    },
    kill: () => void child.kill('SIGKILL'),
  };
}
