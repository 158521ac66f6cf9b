import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EngineFiles, TypstSource, FontFactsByFile } from '../../../../shared/typesetting/engine/engine-files.ts';
import { fontFiles } from '../../../../shared/typesetting/fonts.ts';
import { renameFamily } from '../../../../shared/typesetting/rename-family.ts';
import { sharedSources, templates } from '../../../../shared/typesetting/templates.ts';

/** Reads the font facts, which `services/cli/write-font-facts.ts` writes. */
export function readFontFacts(): FontFactsByFile {
  const file = new URL('../../../../shared/typesetting/font-facts.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as FontFactsByFile;
}

const require = createRequire(import.meta.url);
const typesettingFolder = new URL('../../../../shared/typesetting/', import.meta.url);

/**
 * Returns the absolute path of a file of a package, given its path below `node_modules`, even if the package does not
 * export it. Throws when it is not installed.
 */
function pathInPackage(file: string): string {
  const folders = require.resolve.paths(file) ?? [];
  const existing = folders.map((folder) => path.join(folder, file)).find((each) => existsSync(each));
  if (existing === undefined) throw new Error(`${file} is not installed.`);
  return existing;
}

/** Returns the absolute paths of the fonts that are used as they are, in the order that every engine uses. */
export const fontPaths = (): readonly string[] =>
  fontFiles.filter(({ namedInFile }) => namedInFile === undefined).map(({ file }) => pathInPackage(file));

/** Reads a font synchronously, because Typst requests fonts during compilation. */
export function readFont(file: string): Uint8Array {
  const font = fontFiles.find((each) => each.file === file);
  const bytes = readFileSync(pathInPackage(file));
  return font?.namedInFile === undefined ? bytes : renameFamily(bytes, font.namedInFile, font.family);
}

/** Reads the fonts that have another family name here than in their file. */
export const readRenamedFonts = (): readonly Uint8Array[] =>
  fontFiles.filter(({ namedInFile }) => namedInFile !== undefined).map(({ file }) => readFont(file));

const nameOf = (file: string): string => file.slice('templates/'.length);

/** Reads the templates and their shared sources. */
export const readSources = (): Promise<readonly TypstSource[]> =>
  Promise.all(
    [...sharedSources, ...templates.map(({ file }) => file)].map(async (file) => ({
      name: nameOf(file),
      source: await readFile(fileURLToPath(new URL(file, typesettingFolder)), 'utf8'),
    })),
  );

/** Reads the files that each engine on the server needs. */
export const readEngineFiles = async (): Promise<EngineFiles> => ({
  facts: readFontFacts(),
  sources: await readSources(),
  readFont,
});

const wasmOf = async (specifier: string): Promise<WebAssembly.Module> =>
  WebAssembly.compile(new Uint8Array(await readFile(require.resolve(specifier))));

/** Loads Typst's compiler (28 MB of code), which is compiled once and then shared by all threads. */
export const loadCompilerModule = (): Promise<WebAssembly.Module> =>
  wasmOf('@myriaddreamin/typst-ts-web-compiler/wasm');

/** Loads the renderer, which turns the compiler's output into SVG. */
export const loadRendererModule = (): Promise<WebAssembly.Module> => wasmOf('@myriaddreamin/typst-ts-renderer/wasm');
