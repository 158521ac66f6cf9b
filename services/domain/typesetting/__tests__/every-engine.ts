import { createPagesEngine } from '../engine/pages-engine.ts';
import { createPdfEngine } from '../engine/pdf-engine.ts';
import { endReading } from './read-with-poppler.ts';

/** Starts every engine. Must be called at the top of a test file; the engines are stopped after its tests. */
export function everyEngine() {
  const pages = createPagesEngine();
  const native = createPdfEngine();
  const webAssembly = createPdfEngine({ prefer: 'web-assembly' });
  afterAll(() => {
    for (const engine of [pages, native, webAssembly]) engine.stop();
    endReading();
  });
  return { pages, native, webAssembly };
}
