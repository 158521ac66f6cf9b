import path from 'node:path';
import { CompileError } from '../../../../shared/typesetting/engine/compile-error.ts';
import { createPictures } from '../../../../shared/typesetting/engine/pictures.ts';
import type { DocumentSource } from '../../../../shared/typesetting/engine/typst-compiler.ts';
import { fontPaths, readSources } from './typst-files.ts';

/** Typst as machine code: three to four times as fast as WebAssembly, and it may call a PDF accessible (PDF/UA-1). */
export interface NativeCompiler {
  /** A tagged PDF; the same bytes for the same data. */
  compilePdf(source: DocumentSource): Uint8Array;
}

/** Compiles whose memory Typst keeps for the next one. */
const cacheAge = 8;

/** The native compiler, or undefined where no binary exists for this platform. */
export async function createNativeCompiler(): Promise<NativeCompiler | undefined> {
  const binding = await import('@myriaddreamin/typst-ts-node-compiler').catch(() => undefined);
  if (!binding) return undefined;
  // No such folder exists: it is the root of the paths of files that are all in memory, and nothing else can be read.
  const workspace = path.resolve('/typesetter-documents');
  const compiler = binding.NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: [...fontPaths()] }] });
  for (const { name, source } of await readSources()) compiler.addSource(path.join(workspace, name), source);
  const pictures = createPictures({
    add: (file, bytes) => compiler.mapShadow(path.join(workspace, file), Buffer.from(bytes)),
    remove: (file) => compiler.unmapShadow(path.join(workspace, file)),
  });

  return {
    compilePdf({ template, data, picture }) {
      if (picture) pictures.have(picture);
      compiler.mapShadow(path.join(workspace, 'document.json'), Buffer.from(data));
      const outcome = compiler.compile({ mainFilePath: path.join(workspace, `${template}.typ`) });
      const document = outcome.result;
      if (!document) throw new CompileError(JSON.stringify(outcome.takeDiagnostics()?.shortDiagnostics ?? []));
      try {
        return compiler.pdf(document, { pdfStandard: 'ua-1' });
      } catch {
        // What PDF/UA-1 asks for and this document lacks (a title, say) must not cost the person the PDF.
        return compiler.pdf(document);
      } finally {
        compiler.evictCache(cacheAge);
      }
    },
  };
}
