/**
 * Loaded into a process with `--import`: a message with the word `LOOPING_WORD` keeps the thread that gets it busy for ever, as a fault in
 * the compiler would. No text that people can write is code for it, so no document does that by itself.
 */
import { syncBuiltinESMExports } from 'node:module';
import workerThreads from 'node:worker_threads';

const word = process.env['LOOPING_WORD'];
const { isMainThread, parentPort, Worker } = workerThreads;
if (isMainThread) {
  workerThreads.Worker = class extends Worker {
    constructor(file, options) {
      super(file, { ...options, execArgv: ['--import', import.meta.filename] });
    }
  };
  syncBuiltinESMExports();
} else {
  parentPort.on('message', (message) => {
    if (JSON.stringify(message).includes(word)) for (;;);
  });
}
