import path from 'node:path';
import { withoutSuspects } from '../../../../shared/typesetting/engine/without-suspects.ts';
import { CompileError } from '../../../../shared/typesetting/engine/compile-error.ts';
import { createPictures } from '../../../../shared/typesetting/engine/pictures.ts';
import type { DocumentSource } from '../../../../shared/typesetting/engine/typst-compiler.ts';
import { fontPaths, readRenamedFonts, readSources } from './typst-files.ts';

/**
 * Typst compiled to machine code. It is three to four times as fast as WebAssembly, and can create accessible PDFs
 * (PDF/UA-1).
 */
export interface NativeCompiler {
  /** Compiles a tagged PDF. The same data always results in the same bytes. */
  compilePdf(source: DocumentSource): Uint8Array;
}

/** The number of compilations for which Typst keeps unused cache entries. */
const cacheAge = 8;

/** Creates the native compiler; undefined if there is no binary for this platform. */
export async function createNativeCompiler(): Promise<NativeCompiler | undefined> {
  const binding = await import('@myriaddreamin/typst-ts-node-compiler').catch(() => undefined);
  if (!binding) return undefined;
  // This folder does not exist. It is the root of the paths of in-memory files, so that no other file can be read.
  const workspace = path.resolve('/typesetter-documents');
  // The compiler stops if fonts in memory come after files. No two of ours have a family in common, so their order does
  // not matter.
  const fontArgs = [
    { fontBlobs: readRenamedFonts().map((font) => Buffer.from(font)) },
    { fontPaths: [...fontPaths()] },
  ];
  const compiler = binding.NodeCompiler.create({ workspace, fontArgs });
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
        return withoutSuspects(compiler.pdf(document, { pdfStandard: 'ua-1' }));
      } catch {
        // A document that does not meet PDF/UA-1 (for example, without a title) must still result in a PDF.
        return withoutSuspects(compiler.pdf(document));
      } finally {
        compiler.evictCache(cacheAge);
      }
    },
  };
}
