import { superviseWorker } from '../engine/supervised-worker.ts';
import { createPrepareSource } from '../engine/prepare-source.ts';
import { createThreadedEngine, type ThreadedEngine } from '../engine/threaded-engine.ts';
import { type EngineData, type EngineManifest, manifestName, parseEngineManifest } from './engine-manifest.ts';
import { startWorker } from './start-worker.ts';

/** Milliseconds: 8 MB on a slow line, and nobody waits for them. */
const startLimit = 10 * 60_000;
/** Bytes. A phone has little memory, and there is one document only. */
const memoryLimit = 224 * 1024 * 1024;
/** Milliseconds without an open document after which the worker ends; another is started from the browser's cache. */
const restAfter = 5 * 60_000;

/** What is fetched once and for ever, and where the network is gone, the copy that is there. */
async function getJson(address: string): Promise<unknown> {
  const response = await fetch(address, { priority: 'low' }).catch(() => fetch(address, { cache: 'force-cache' }));
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  return response.json();
}

async function readManifest(folder: string): Promise<EngineManifest> {
  const manifest = parseEngineManifest(await getJson(folder + manifestName));
  if (!manifest) throw new Error('This site has no engine for browsers.');
  return manifest;
}

/**
 * The engine of the server in a worker of this browser: the same code, fonts and templates, so the same pages and the same
 * bytes of a PDF. `folder`: the address of its files, with a slash at its end. Resolves when it is warm; 8 MB are fetched
 * where they are not in the browser's cache. Rejects where it cannot be had.
 */
export async function loadBrowserEngine(folder: string): Promise<ThreadedEngine> {
  const manifest = await readManifest(folder);
  const { facts } = (await getJson(folder + manifest.data)) as EngineData;
  const loadPicture = async (path: string): Promise<Uint8Array | undefined> => {
    const response = await fetch(new URL(path, folder));
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  };
  const engine = createThreadedEngine({
    prepare: createPrepareSource(() => facts, loadPicture),
    startThread: () => superviseWorker(Promise.resolve(startWorker(folder, manifest)), startLimit),
    memoryLimit,
    restAfter,
  });
  try {
    await engine.warm();
    return engine;
  } catch (error) {
    engine.stop();
    throw error;
  }
}
