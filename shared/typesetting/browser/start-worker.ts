import type { WorkerLink } from '../engine/supervised-worker.ts';
import type { EngineManifest, WorkerStart } from './engine-manifest.ts';

/**
 * Starts the browser's engine in a worker of its own. `folder` is the address of its files, which have the same origin
 * as the page.
 */
export function startWorker(folder: string, manifest: EngineManifest): WorkerLink {
  const worker = new Worker(folder + manifest.worker, { name: 'typesetting' });
  worker.postMessage({ type: 'start', folder, manifest } satisfies WorkerStart);
  return {
    post: (message) => worker.postMessage(message),
    onMessage: (listener) => worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data)),
    onEnd(listener) {
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        listener(event.message === '' ? 'The worker could not be started.' : event.message);
      });
    },
    kill: () => worker.terminate(),
  };
}
