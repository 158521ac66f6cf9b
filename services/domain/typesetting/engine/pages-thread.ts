/** The entry point of the threads of `pages-engine.ts`. */
import { workerData } from 'node:worker_threads';
import type { EngineModules } from '../../../../shared/typesetting/engine/engine-files.ts';
import { servePages } from '../../../../shared/typesetting/engine/serve-pages.ts';
import { threadPort } from './worker-ports.ts';
import { readEngineFiles } from './typst-files.ts';

await servePages(threadPort(), workerData as EngineModules, await readEngineFiles());
