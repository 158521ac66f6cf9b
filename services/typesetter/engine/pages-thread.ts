/**
 * The thread that makes pages: Typst's compiler and renderer with what they remember of each session. Whoever started it
 * may kill it at any moment, since all that it holds is a cache.
 */
import { initSync, type RenderSession, TypstRendererBuilder } from '@myriaddreamin/typst-ts-renderer';
import type { IncrServer } from '@myriaddreamin/typst-ts-web-compiler';
import { workerData } from 'node:worker_threads';
import { toTemplateData } from '../../../shared/typesetting/template-data.ts';
import { defaultTemplate } from '../../../shared/typesetting/templates.ts';
import { serve, threadPort } from './helper-side.ts';
import type { PagesAnswer, PagesRequest, PagesThreadModules } from './pages-messages.ts';
import { toSafeSvg } from './safe-svg.ts';
import { createTypstCompiler, type DocumentSource } from './typst-compiler.ts';
import { warmUpDocument } from './warm-up-document.ts';

const modules = workerData as PagesThreadModules;
const compiler = await createTypstCompiler(modules.compiler);
const { memory: rendererMemory } = initSync({ module: modules.renderer });
const renderer = await new TypstRendererBuilder().build();

/** Both ends of one document's history; they are only ever used together, or the renderer panics. */
interface Drawing {
  readonly server: IncrServer;
  readonly rendering: RenderSession;
}
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

const everywhere = [0, 0, 1e33, 1e33] as const;

function draw(session: string, fresh: boolean, source: DocumentSource): { svg: string; pageCount: number } {
  const { server, rendering } = drawingOf(session, fresh);
  renderer.manipulate_data(rendering, 'merge', compiler.compileChanges(server, source));
  const svg = toSafeSvg(renderer.render_svg_diff(rendering, ...everywhere));
  const pages = rendering.pages_info;
  const pageCount = pages.page_count;
  pages.free();
  return { svg, pageCount };
}

draw('warm-up', true, { template: defaultTemplate.name, data: JSON.stringify(toTemplateData(warmUpDocument)) });
forget('warm-up');

serve<PagesAnswer>(threadPort(), (message) => {
  const request = message as PagesRequest;
  if (request.type === 'forget') {
    forget(request.session);
    return { svg: '', pageCount: 0, memoryBytes: compiler.memoryBytes() };
  }
  const drawn = draw(request.session, request.fresh, request.source);
  return { ...drawn, memoryBytes: compiler.memoryBytes() + rendererMemory.buffer.byteLength };
});
