import type { EngineModules } from '../../../../shared/typesetting/engine/engine-files.ts';
import { superviseWorker } from '../../../../shared/typesetting/engine/supervised-worker.ts';
import { createPrepareSource, type LoadPicture } from '../../../../shared/typesetting/engine/prepare-source.ts';
import {
  createThreadedEngine,
  type ThreadedEngine,
  type ThreadLimits,
} from '../../../../shared/typesetting/engine/threaded-engine.ts';
import { startWorkerThread } from './worker-links.ts';
import { loadCompilerModule, loadRendererModule, readFontFacts } from './typst-files.ts';

export interface PagesEngineOptions extends ThreadLimits {
  readonly loadPicture?: LoadPicture | undefined;
}

/** In milliseconds. */
const startLimit = 30_000;

/** Creates the server's engine for pages, which runs in worker threads. */
export function createPagesEngine({ loadPicture, ...limits }: PagesEngineOptions = {}): ThreadedEngine {
  let modules: Promise<EngineModules> | undefined;
  const loadModules = (): Promise<EngineModules> =>
    (modules ??= Promise.all([loadCompilerModule(), loadRendererModule()]).then(([compiler, renderer]) => ({
      compiler,
      renderer,
    })));
  return createThreadedEngine({
    ...limits,
    prepare: createPrepareSource(readFontFacts, loadPicture),
    startThread: () =>
      superviseWorker(
        loadModules().then((loaded) => startWorkerThread(new URL('./pages-thread.ts', import.meta.url), loaded)),
        startLimit,
      ),
  });
}
