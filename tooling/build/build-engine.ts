/**
 * Builds the typesetting engine for the browser, and the fonts of documents for web pages, into `dist/engine`: one
 * folder of files whose names contain a hash of their content.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type EngineData,
  type EngineManifest,
  manifestName,
} from '../../shared/typesetting/browser/engine-manifest.ts';
import type { FontFactsByFile } from '../../shared/typesetting/engine/engine-files.ts';
import { type FontFile, fontFiles } from '../../shared/typesetting/fonts.ts';
import { renameFamily } from '../../shared/typesetting/rename-family.ts';
import { sharedSources, templates } from '../../shared/typesetting/templates.ts';
import { webFontsName } from '../../shared/typesetting/web-fonts.ts';
import { projectRoot } from '../apps.ts';
import { workerConfiguration } from '../../webpack.config.ts';
import { hasOption } from './build-options.ts';
import { hashOf, toolchainHash } from './input-hash.ts';
import { emptyFolder, buildPaths, writeWhole } from './build-paths.ts';
import { precompress } from './precompress.ts';
import { runWebpack } from './run-webpack.ts';
import { writeWebFonts } from './web-fonts.ts';

const typesetting = path.join(projectRoot, 'shared/typesetting');
const inPackage = (file: string): string => path.join(projectRoot, 'node_modules', file);

/** Returns the engine's version: twelve hexadecimal digits that change with any input of its build. */
export const engineVersion = (): string =>
  createHash('sha256')
    .update(toolchainHash())
    .update(
      hashOf(['shared/typesetting/**/*', 'shared/documents/**/*'], (file) => !/\.test\.ts$|\/fixtures\//.test(file)),
    )
    .digest('hex')
    .slice(0, 12);

interface BuiltEngine extends EngineManifest {
  readonly version: string;
}

const manifestFile = path.join(buildPaths.engine, manifestName);

const builtEngine = (): BuiltEngine | undefined =>
  existsSync(manifestFile) ? (JSON.parse(readFileSync(manifestFile, 'utf8')) as BuiltEngine) : undefined;

/** Returns whether `dist` already contains this version of the engine. */
export const isEngineBuilt = (version: string): boolean => builtEngine()?.version === version;

/** Writes `content` into `folder` under a name that contains its hash, and returns that name. */
function writeHashed(folder: string, content: Uint8Array, name: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const { name: stem, ext } = path.parse(name);
  const hashed = `${stem}.${hash}${ext}`;
  writeFileSync(path.join(folder, hashed), content);
  return hashed;
}

/** Copies `file` into `folder` under a name that contains the hash of its content, and returns that name. */
const putHashed = (folder: string, file: string, name = path.basename(file)): string =>
  writeHashed(folder, readFileSync(file), name);

function putFont(folder: string, { file, family, namedInFile }: FontFile): string {
  const font = readFileSync(inPackage(file));
  const renamed = namedInFile === undefined ? font : renameFamily(font, namedInFile, family);
  return writeHashed(folder, renamed, path.basename(file));
}

function dataOf(folder: string): EngineData {
  const facts = JSON.parse(readFileSync(path.join(typesetting, 'font-facts.json'), 'utf8')) as FontFactsByFile;
  const sources = [...sharedSources, ...templates.map(({ file }) => file)].map((file) => ({
    name: file.slice('templates/'.length),
    source: readFileSync(path.join(typesetting, file), 'utf8'),
  }));
  const fonts = Object.fromEntries(fontFiles.map((font) => [font.file, putFont(folder, font)]));
  return { facts, sources, fonts };
}

/**
 * Reuses the compressed files of an earlier build, because compressing the compiler takes seconds and it seldom
 * changes.
 */
function takeCompressed(folder: string): void {
  for (const file of readdirSync(folder).map((name) => `${name}.br`)) {
    const known = path.join(buildPaths.engine, file);
    if (existsSync(known)) copyFileSync(known, path.join(folder, file));
  }
}

/** Moves the finished files into place, the manifest last. The files of the previous build stay for open pages. */
function put(from: string, manifest: BuiltEngine): void {
  mkdirSync(buildPaths.engine, { recursive: true });
  const former = new Set(readdirSync(buildPaths.engine));
  const made = new Set(readdirSync(from));
  const kept = new Set(Object.values(builtEngine() ?? {}) as string[]);
  for (const file of made)
    if (!former.has(file) && file !== webFontsName)
      copyFileSync(path.join(from, file), path.join(buildPaths.engine, file));
  // This name has no hash, so the file is replaced.
  writeWhole(path.join(buildPaths.engine, webFontsName), readFileSync(path.join(from, webFontsName), 'utf8'));
  writeWhole(manifestFile, JSON.stringify(manifest, undefined, 2));
  for (const file of former) {
    const name = file.replace(/\.(br|gz)$/, '');
    if (file !== manifestName && !made.has(name) && !kept.has(name)) rmSync(path.join(buildPaths.engine, file));
  }
}

/** Builds the engine. If that fails, rejects with the compiler's messages and keeps the previous build. */
export async function buildEngine(version: string): Promise<void> {
  const output = buildPaths.scratch('engine');
  emptyFolder(output);
  try {
    await runWebpack(workerConfiguration({ output, cacheVersion: toolchainHash() }));
    const script = path.join(output, 'worker.js');
    const worker = putHashed(output, script);
    rmSync(script);
    const data = path.join(output, 'data.json');
    writeFileSync(data, JSON.stringify(dataOf(output)));
    const packages = '@myriaddreamin/typst-ts';
    const manifest: BuiltEngine = {
      version,
      worker,
      data: putHashed(output, data),
      compiler: putHashed(
        output,
        inPackage(`${packages}-web-compiler/pkg/typst_ts_web_compiler_bg.wasm`),
        'compiler.wasm',
      ),
      renderer: putHashed(output, inPackage(`${packages}-renderer/pkg/typst_ts_renderer_bg.wasm`), 'renderer.wasm'),
    };
    rmSync(data);
    takeCompressed(output);
    if (!hasOption('withoutCopies')) await precompress(output);
    // The list is for the server alone, so it needs no compressed copy.
    await writeWebFonts(output);
    put(output, manifest);
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}
