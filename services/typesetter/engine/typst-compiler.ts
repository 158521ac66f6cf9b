import { initSync, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import type { IncrServer } from '@myriaddreamin/typst-ts-web-compiler';
import { CompileError } from './compile-error.ts';
import { readFonts, readTemplates } from './typst-files.ts';

/** Typst in WebAssembly: no files, no network and no fonts but those of shared/typesetting. */
export interface TypstCompiler {
  newServer(): IncrServer;
  /** What changed since the server's last compile, for the renderer. `data` is `TemplateData` as JSON. */
  compileChanges(server: IncrServer, template: string, data: string): Uint8Array;
  /** A tagged PDF; the same bytes for the same data. */
  compilePdf(template: string, data: string): Uint8Array;
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

export async function createTypstCompiler(module: WebAssembly.Module): Promise<TypstCompiler> {
  const { memory } = initSync({ module });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of await readFonts()) await builder.add_raw_font(font);
  const compiler = await builder.build();
  for (const { name, source } of await readTemplates()) compiler.add_source(`/${name}.typ`, source);
  const encoder = new TextEncoder();

  const worldOf = (template: string, data: string) => {
    compiler.map_shadow('/document.json', encoder.encode(data));
    return compiler.snapshot(undefined, `/${template}.typ`, undefined);
  };

  return {
    newServer: () => compiler.create_incr_server(),
    compileChanges(server, template, data) {
      const world = worldOf(template, data);
      try {
        return resultOf(world.incr_compile(server, diagnosticsAsLines) as CompileOutcome);
      } finally {
        world.free();
      }
    },
    compilePdf(template, data) {
      const world = worldOf(template, data);
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
