/**
 * The worker in which the browser draws pages itself. It is a separate build (`npm run build` writes it to
 * `dist/engine`), so that no page contains any of it, and is served with a policy that allows WebAssembly, which pages
 * do not have.
 */
import type { EngineFiles } from '../engine/engine-files.ts';
import type { WorkerPort } from '../engine/worker-side.ts';
import { servePages } from '../engine/serve-pages.ts';
import type { EngineData, WorkerStart } from './engine-manifest.ts';
import { forbidFunctionsFromText } from './without-eval.ts';

/** The members of a worker's global scope that are used here; the project's type declarations are those of pages. */
interface WorkerScope {
  Function: unknown;
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}
const scope = globalThis as unknown as WorkerScope;

/** Fetches a file with low priority, because the page's own requests matter more than a few milliseconds here. */
const get = async (address: string): Promise<Response> => {
  const response = await fetch(address, { priority: 'low' });
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  return response;
};

/**
 * Fetches a font synchronously, because Typst requests it in the middle of its work. Fonts are immutable and therefore
 * mostly in the browser's cache.
 */
function fetchAtOnce(address: string): Uint8Array {
  const request = new XMLHttpRequest();
  request.open('GET', address, false);
  request.responseType = 'arraybuffer';
  request.send();
  if (request.status !== 200) throw new Error(`${address} was answered with ${request.status}.`);
  return new Uint8Array(request.response as ArrayBuffer);
}

/** Throws an uncaught error, which the page treats as the end of the worker. */
const endBy = (error: unknown): void =>
  void setTimeout(() => {
    throw error as Error;
  });

async function start({ folder, manifest }: WorkerStart): Promise<void> {
  forbidFunctionsFromText(scope);
  const [compiler, renderer, data] = await Promise.all([
    WebAssembly.compileStreaming(get(folder + manifest.compiler)),
    WebAssembly.compileStreaming(get(folder + manifest.renderer)),
    get(folder + manifest.data).then(async (response) => (await response.json()) as EngineData),
  ]);
  let isWhole = true;
  const port: WorkerPort = {
    // Pages without one of their fonts would not show the document correctly, so none are sent.
    post: (message) => isWhole && scope.postMessage(message),
    onMessage: (listener) => scope.addEventListener('message', ({ data: message }) => listener(message)),
  };
  const readFont: EngineFiles['readFont'] = (file) => {
    const name = data.fonts[file];
    if (name === undefined) throw new Error(`${file} is none of the fonts.`);
    try {
      return fetchAtOnce(folder + name);
    } catch (error) {
      isWhole = false;
      endBy(error);
      throw error;
    }
  };
  await servePages(port, { compiler, renderer }, { facts: data.facts, sources: data.sources, readFont });
}

const begin = ({ data }: MessageEvent<unknown>): void => {
  const message = data as WorkerStart | { readonly type?: undefined };
  if (message.type !== 'start') return;
  start(message).catch(endBy);
};
scope.addEventListener('message', begin);
