/**
 * Loaded into a process with `--import`. A message that contains `LOOPING_WORD` keeps the receiving thread busy
 * forever, as a bug in the compiler would. No text that people can write is code for the compiler, so no document can
 * cause that without this module.
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
