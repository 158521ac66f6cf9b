import { fork } from 'node:child_process';
import { Worker } from 'node:worker_threads';
import type { WorkerLink } from '../../../../shared/typesetting/engine/supervised-worker.ts';

/** A thread: cheap to talk to, killable at any point of WebAssembly code. */
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

/** A process: native code can neither be interrupted in a thread nor crash without taking the whole server along. */
export function startWorkerProcess(file: URL, args: readonly string[] = []): WorkerLink {
  const child = fork(file, [...args], {
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return {
    // A message to a process that has just ended fails; its end is told by onEnd.
    post: (message) => void child.send(message as object, () => undefined),
    onMessage: (listener) => child.on('message', listener),
    onEnd(listener) {
      child.once('error', (error) => listener(error.message));
      child.once('exit', (code, signal) => listener(`The process ended with ${signal ?? `code ${code ?? 0}`}.`));
    },
    kill: () => void child.kill('SIGKILL'),
  };
}
