/**
 * A thread that makes pages: Typst's compiler and renderer with the state of each session. It may be killed at any
 * moment, because everything it holds is a cache.
 */
import { initSync, type RenderSession, TypstRendererBuilder } from '@myriaddreamin/typst-ts-renderer';
import type { IncrServer } from '@myriaddreamin/typst-ts-web-compiler';
import { toTemplateData } from '../template-data.ts';
import { defaultTemplate } from '../templates.ts';
import type { EngineFiles, EngineModules } from './engine-files.ts';
import { type WorkerPort, serveRequests } from './worker-side.ts';
import type { PagesAnswer, PagesRequest } from './pages-messages.ts';
import { toSafeSvg } from './safe-svg.ts';
import { createTypstCompiler, type DocumentSource } from './typst-compiler.ts';
import { warmUpDocument } from './warm-up-document.ts';

/**
 * The compiler's and the renderer's state of one document. They are only ever used together, because the renderer
 * otherwise panics.
 */
interface Drawing {
  readonly server: IncrServer;
  readonly rendering: RenderSession;
}

const everywhere = [0, 0, 1e33, 1e33] as const;
const nothing = { svg: '', pageCount: 0 };

/** Starts Typst, draws one document to warm it up, and then answers requests. */
export async function servePages(port: WorkerPort, modules: EngineModules, files: EngineFiles): Promise<void> {
  const compiler = await createTypstCompiler(modules.compiler, files);
  const { memory: rendererMemory } = initSync({ module: modules.renderer });
  const renderer = await new TypstRendererBuilder().build();
  const drawings = new Map<string, Drawing>();

  function forget(session: string): void {
    const drawing = drawings.get(session);
    drawings.delete(session);
    drawing?.rendering.free();
    drawing?.server.free();
  }

  function drawingOf(session: string, fresh: boolean): Drawing {
    if (fresh) forget(session);
    const known = drawings.get(session);
    if (known) return known;
    const drawing = { server: compiler.newServer(), rendering: renderer.create_session() };
    drawings.set(session, drawing);
    return drawing;
  }

  function draw(session: string, fresh: boolean, source: DocumentSource): { svg: string; pageCount: number } {
    const { server, rendering } = drawingOf(session, fresh);
    renderer.manipulate_data(rendering, 'merge', compiler.compileChanges(server, source));
    const svg = toSafeSvg(renderer.render_svg_diff(rendering, ...everywhere));
    const pages = rendering.pages_info;
    const pageCount = pages.page_count;
    pages.free();
    return { svg, pageCount };
  }

  function answer(request: PagesRequest): Omit<PagesAnswer, 'memoryBytes'> {
    switch (request.type) {
      case 'draw':
        return draw(request.session, request.fresh, request.source);
      case 'forget':
        forget(request.session);
        return nothing;
      case 'pdf':
        return { ...nothing, pdf: compiler.compilePdf(request.source) };
    }
  }

  draw('warm-up', true, { template: defaultTemplate.name, data: JSON.stringify(toTemplateData(warmUpDocument)) });
  forget('warm-up');
  serveRequests<PagesAnswer>(port, (message) => ({
    ...answer(message as PagesRequest),
    memoryBytes: compiler.memoryBytes() + rendererMemory.buffer.byteLength,
  }));
}
