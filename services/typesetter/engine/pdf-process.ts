/**
 * The process that makes PDFs: by Typst's native compiler where its binary exists and every character of the document is
 * in our fonts, else by the same WebAssembly as the pages. The native one silently takes a missing character from the
 * machine's own fonts, and the PDF would not show what the preview showed.
 */
import { fontFiles } from '../../../shared/typesetting/fonts.ts';
import { templates } from '../../../shared/typesetting/templates.ts';
import { toTemplateData } from '../../../shared/typesetting/template-data.ts';
import { coverageOf } from './glyph-coverage.ts';
import { processPort, serve } from './helper-side.ts';
import { createNativeCompiler } from './native-compiler.ts';
import { onlyWebAssembly, type PdfAnswer, type PdfRequest } from './pdf-messages.ts';
import { createTypstCompiler, type TypstCompiler } from './typst-compiler.ts';
import { loadCompilerModule, readFonts } from './typst-files.ts';
import { warmUpDocument } from './warm-up-document.ts';

const native = process.argv.includes(onlyWebAssembly) ? undefined : await createNativeCompiler();
const fonts = await readFonts();
const facesByStyle = Map.groupBy(fonts.keys(), (index) => fontFiles[index]?.style);
const isCovered = coverageOf([...facesByStyle.values()].map((faces) => faces.flatMap((index) => fonts[index] ?? [])));

let webAssembly: Promise<TypstCompiler> | undefined;
const loadWebAssembly = (): Promise<TypstCompiler> => (webAssembly ??= loadCompilerModule().then(createTypstCompiler));

async function makePdf({ template, data }: PdfRequest): Promise<PdfAnswer> {
  // JSON's own signs are in every font, so the document's characters are what decides.
  const compiler = native && isCovered(data) ? native : await loadWebAssembly();
  return {
    pdf: compiler.compilePdf(template, data),
    engine: compiler === native ? 'native' : 'wasm',
    memoryBytes: process.memoryUsage.rss(),
  };
}

for (const { name } of templates)
  await makePdf({ template: name, data: JSON.stringify(toTemplateData(warmUpDocument)) });
serve<PdfAnswer>(processPort(), (request) => makePdf(request as PdfRequest));
