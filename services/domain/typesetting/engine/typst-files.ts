import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EngineFiles, TypstSource } from '../../../../shared/typesetting/engine/engine-files.ts';
import { fontFiles } from '../../../../shared/typesetting/fonts.ts';
import { sharedSources, templates } from '../../../../shared/typesetting/templates.ts';
import { readFontFacts } from './font-facts.ts';

const require = createRequire(import.meta.url);
const typesettingFolder = new URL('../../../../shared/typesetting/', import.meta.url);

/** A file of a package by its path below `node_modules`, also where the package does not name it for others. */
function pathInPackage(file: string): string {
  const folders = require.resolve.paths(file) ?? [];
  const found = folders.map((folder) => path.join(folder, file)).find((each) => existsSync(each));
  if (found === undefined) throw new Error(`${file} is not installed.`);
  return found;
}

/** Absolute paths of the fonts, in the order that every engine keeps. */
export const fontPaths = (): readonly string[] => fontFiles.map(({ file }) => pathInPackage(file));

/** A font's bytes, at once: Typst asks for them in the middle of its work. */
export const readFont = (file: string): Uint8Array => readFileSync(pathInPackage(file));

const nameOf = (file: string): string => file.slice('templates/'.length);

/** The templates and what they share. */
export const readSources = (): Promise<readonly TypstSource[]> =>
  Promise.all(
    [...sharedSources, ...templates.map(({ file }) => file)].map(async (file) => ({
      name: nameOf(file),
      source: await readFile(fileURLToPath(new URL(file, typesettingFolder)), 'utf8'),
    })),
  );

/** What each engine on the server works with. */
export const readEngineFiles = async (): Promise<EngineFiles> => ({
  facts: readFontFacts(),
  sources: await readSources(),
  readFont,
});

const wasmOf = async (specifier: string): Promise<WebAssembly.Module> =>
  WebAssembly.compile(new Uint8Array(await readFile(require.resolve(specifier))));

/** Typst's compiler (28 MB of code): compiled once, then shared by all threads. */
export const loadCompilerModule = (): Promise<WebAssembly.Module> =>
  wasmOf('@myriaddreamin/typst-ts-web-compiler/wasm');

/** What turns the compiler's answers into SVG. */
export const loadRendererModule = (): Promise<WebAssembly.Module> => wasmOf('@myriaddreamin/typst-ts-renderer/wasm');
