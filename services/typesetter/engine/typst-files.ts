import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { fontFiles } from '../../../shared/typesetting/fonts.ts';
import { templates } from '../../../shared/typesetting/templates.ts';

const require = createRequire(import.meta.url);
const typesettingFolder = new URL('../../../shared/typesetting/', import.meta.url);

/** Absolute paths of the fonts, in the order that every engine keeps. */
export const fontPaths = (): readonly string[] => fontFiles.map(({ file }) => require.resolve(file));

export const readFonts = (): Promise<readonly Uint8Array[]> => Promise.all(fontPaths().map((path) => readFile(path)));

export interface TemplateSource {
  readonly name: string;
  readonly source: string;
}

export const readTemplates = (): Promise<readonly TemplateSource[]> =>
  Promise.all(
    templates.map(async ({ name, file }) => ({
      name,
      source: await readFile(fileURLToPath(new URL(file, typesettingFolder)), 'utf8'),
    })),
  );

const wasmOf = async (specifier: string): Promise<WebAssembly.Module> =>
  WebAssembly.compile(new Uint8Array(await readFile(require.resolve(specifier))));

/** Typst's compiler (28 MB of code): compiled once, then shared by all threads. */
export const loadCompilerModule = (): Promise<WebAssembly.Module> =>
  wasmOf('@myriaddreamin/typst-ts-web-compiler/wasm');

/** What turns the compiler's answers into SVG. */
export const loadRendererModule = (): Promise<WebAssembly.Module> => wasmOf('@myriaddreamin/typst-ts-renderer/wasm');
