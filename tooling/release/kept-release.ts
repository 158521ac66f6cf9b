import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { RegistryRecord } from '../../shared/contracts/index.ts';
import { projectRoot } from '../apps.ts';
import { facadeExports } from './facade-exports.ts';

/** A remote as it was built for a release, with all of its files. */
export interface KeptRelease {
  /** The name of the release: a tag, or the short hash of a commit. */
  readonly release: string;
  readonly record: RegistryRecord;
  /** The names of the values that each facade exported, on which all remotes of the release may rely. */
  readonly facades: Readonly<Record<string, readonly string[]>>;
  /** The files by name in the version's folder: text as it is, and all others in Base64. */
  readonly files: Readonly<Record<string, { readonly text: string } | { readonly base64: string }>>;
}

/** The file in which the end-to-end test finds the previous release. */
export const keptReleaseFile = path.join(projectRoot, 'e2e/previous-release/events.json.br');

const isText = (name: string): boolean => /\.(?:js|json|svg|txt)$/.test(name);

/** Reads a built version from `dist`, without its precompressed copies. */
export function readRelease(folder: string, release: string): KeptRelease {
  const names = readdirSync(folder).filter((name) => !/\.(?:br|gz)$/.test(name));
  const files = names.sort().map((name) => {
    const bytes = readFileSync(path.join(folder, name));
    return [name, isText(name) ? { text: bytes.toString() } : { base64: bytes.toString('base64') }] as const;
  });
  const record = JSON.parse(readFileSync(path.join(folder, 'record.json'), 'utf8')) as RegistryRecord;
  return { release, record, facades: facadeExports(), files: Object.fromEntries(files) };
}

/** Writes the kept release to its file. */
export function writeKeptRelease(kept: KeptRelease): void {
  const text = Buffer.from(JSON.stringify(kept));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  writeFileSync(keptReleaseFile, brotliCompressSync(text, { params }));
}

/** Reads the kept release from its file. */
export const readKeptRelease = (): KeptRelease =>
  JSON.parse(brotliDecompressSync(readFileSync(keptReleaseFile)).toString()) as KeptRelease;
