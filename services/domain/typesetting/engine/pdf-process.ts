/**
 * The process that creates PDFs. It uses Typst's native compiler where its binary exists and our fonts contain every
 * character of the document; otherwise the same WebAssembly as the pages. The native compiler silently takes a missing
 * character from the machine's own fonts, so that the PDF would differ from the preview.
 */
import { defaultTemplate } from '../../../../shared/typesetting/templates.ts';
import { toTemplateData } from '../../../../shared/typesetting/template-data.ts';
import { serveRequests } from '../../../../shared/typesetting/engine/worker-side.ts';
import { processPort } from './worker-ports.ts';
import { createNativeCompiler } from './native-compiler.ts';
import { onlyWebAssembly, type PdfAnswer, type PdfRequest } from './pdf-messages.ts';
import { createTypstCompiler, type TypstCompiler } from '../../../../shared/typesetting/engine/typst-compiler.ts';
import { loadCompilerModule, readEngineFiles } from './typst-files.ts';
import { warmUpDocument } from '../../../../shared/typesetting/engine/warm-up-document.ts';

const native = process.argv.includes(onlyWebAssembly) ? undefined : await createNativeCompiler();

let webAssembly: Promise<TypstCompiler> | undefined;
const loadWebAssembly = (): Promise<TypstCompiler> =>
  (webAssembly ??= Promise.all([loadCompilerModule(), readEngineFiles()]).then(([module, files]) =>
    createTypstCompiler(module, files),
  ));

async function makePdf({ source, isCovered }: PdfRequest): Promise<PdfAnswer> {
  const compiler = native && isCovered ? native : await loadWebAssembly();
  return {
    pdf: compiler.compilePdf(source),
    engine: compiler === native ? 'native' : 'wasm',
    memoryBytes: process.memoryUsage.rss(),
  };
}

const data = JSON.stringify(toTemplateData(warmUpDocument));
await makePdf({ source: { template: defaultTemplate.name, data }, isCovered: true });
serveRequests<PdfAnswer>(processPort(), (request) => makePdf(request as PdfRequest));
