import { initSync, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import type { IncrServer } from '@myriaddreamin/typst-ts-web-compiler';
import { CompileError } from './compile-error.ts';
import { fontFiles } from '../fonts.ts';
import type { EngineFiles } from './engine-files.ts';
import { createPictures, type Picture } from './pictures.ts';

/** What pages are made from. */
export interface DocumentSource {
  /** Name of a template. */
  readonly template: string;
  /** `TemplateData` as JSON. */
  readonly data: string;
  /** The picture that the data names, if it names one. */
  readonly picture?: Picture | undefined;
}

/** Typst in WebAssembly: no files, no network and no fonts but those of shared/typesetting. */
export interface TypstCompiler {
  newServer(): IncrServer;
  /** What changed since the server's last compile, for the renderer. */
  compileChanges(server: IncrServer, source: DocumentSource): Uint8Array;
  /** A tagged PDF; the same bytes for the same data. */
  compilePdf(source: DocumentSource): Uint8Array;
  /** Grows with every compile and never shrinks. */
  memoryBytes(): number;
}

/** Numbers that the compiler's functions take. */
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

export async function createTypstCompiler(
  module: WebAssembly.Module,
  { facts, sources, readFont }: EngineFiles,
): Promise<TypstCompiler> {
  const { memory } = initSync({ module });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  // Only what Typst wants to know of a font beforehand; a file is read when a text first needs it.
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
        return resultOf({ ...outcome, ...(diagnostics && { diagnostics }) });
      } finally {
        world.free();
      }
    },
    memoryBytes: () => memory.buffer.byteLength,
  };
}
