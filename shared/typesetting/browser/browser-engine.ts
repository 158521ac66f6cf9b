import { superviseWorker } from '../engine/supervised-worker.ts';
import { createPrepareSource } from '../engine/prepare-source.ts';
import { createThreadedEngine, type ThreadedEngine } from '../engine/threaded-engine.ts';
import { type EngineData, type EngineManifest, manifestName, parseEngineManifest } from './engine-manifest.ts';
import { startWorker } from './start-worker.ts';

/** The time limit for starting, in milliseconds: 8 MB may come over a slow connection, and nothing waits for them. */
const startLimit = 10 * 60_000;
/** The memory limit in bytes. Phones have little memory, and there is only one document. */
const memoryLimit = 224 * 1024 * 1024;
/**
 * The milliseconds without an open document after which the worker ends; the next one starts from the browser's cache.
 */
const restAfter = 5 * 60_000;

/** Fetches an immutable file, and falls back to the cached copy when the network is gone. */
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
 * Loads the engine of the server into a worker of this browser: the same code, fonts, and templates, so that pages and
 * the bytes of a PDF are identical. `folder` is the address of its files with a trailing slash. Resolves when the
 * engine is warm; 8 MB are fetched unless they are in the browser's cache. Rejects when it cannot be loaded.
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
