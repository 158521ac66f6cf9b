import { initSync, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import type { IncrServer } from '@myriaddreamin/typst-ts-web-compiler';
import { withoutSuspects } from './without-suspects.ts';
import { CompileError } from './compile-error.ts';
import { fontFiles } from '../fonts.ts';
import type { EngineFiles } from './engine-files.ts';
import { createPictures, type Picture } from './pictures.ts';

/** The input from which pages are made. */
export interface DocumentSource {
  /** The name of a template. */
  readonly template: string;
  /** The `TemplateData` as JSON. */
  readonly data: string;
  /** The picture that the data refers to, if any. */
  readonly picture?: Picture | undefined;
}

/** Typst in WebAssembly, without access to files or the network, and only with the fonts of shared/typesetting. */
export interface TypstCompiler {
  newServer(): IncrServer;
  /** Compiles the document and returns what changed since the server's previous compile, for the renderer. */
  compileChanges(server: IncrServer, source: DocumentSource): Uint8Array;
  /** Makes a tagged PDF; the same data always gives the same bytes. */
  compilePdf(source: DocumentSource): Uint8Array;
  /** The memory in bytes, which grows with every compile and never shrinks. */
  memoryBytes(): number;
}

/** Numeric options of the compiler's functions. */
const diagnosticsAsLines = 2;
const formatPdf = 1;

interface CompileOutcome {
  readonly result?: Uint8Array;
  readonly diagnostics?: readonly string[];
}

function resultOf({ result, diagnostics }: CompileOutcome): Uint8Array {
  if (result === undefined) throw new CompileError(diagnostics?.join('\n') ?? 'no reason given');
  return result;
}

/** Creates a compiler from its WebAssembly module and the fonts and templates. */
export async function createTypstCompiler(
  module: WebAssembly.Module,
  { facts, sources, readFont }: EngineFiles,
): Promise<TypstCompiler> {
  const { memory } = initSync({ module });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  // Typst gets only the facts of a font here; the file is read when a text first needs it.
  for (const { file } of fontFiles) await builder.add_lazy_font(facts[file], () => readFont(file));
  const compiler = await builder.build();
  for (const { name, source } of sources) compiler.add_source(`/${name}`, source);
  const pictures = createPictures({
    add: (path, bytes) => void compiler.map_shadow(path, bytes),
    remove: (path) => void compiler.unmap_shadow(path),
  });
  const encoder = new TextEncoder();

  const worldOf = ({ template, data, picture }: DocumentSource) => {
    if (picture) pictures.have(picture);
    compiler.map_shadow('/document.json', encoder.encode(data));
    return compiler.snapshot(undefined, `/${template}.typ`, undefined);
  };

  return {
    newServer: () => compiler.create_incr_server(),
    compileChanges(server, source) {
      const world = worldOf(source);
      try {
        return resultOf(world.incr_compile(server, diagnosticsAsLines) as CompileOutcome);
      } finally {
        world.free();
      }
    },
    compilePdf(source) {
      const world = worldOf(source);
      try {
        const { diagnostics } = world.compile(0, diagnosticsAsLines) as CompileOutcome & { hasError: boolean };
        const outcome = (world.get_artifact(formatPdf, diagnosticsAsLines) ?? {}) as CompileOutcome;
        return withoutSuspects(resultOf({ ...outcome, ...(diagnostics && { diagnostics }) }));
      } finally {
        world.free();
      }
    },
    memoryBytes: () => memory.buffer.byteLength,
  };
}
