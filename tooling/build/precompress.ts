import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|css|svg|json|html|txt|wasm|ttf)$/;
/** Size in bytes above which the best compression takes seconds and saves only a few percent. */
const large = 64 * 1024;
const isBinary = (file: string): boolean => /\.(wasm|ttf)$/.test(file);
/** The minimum size in bytes; for smaller files, the headers cost more than compression saves. */
const smallest = 1024;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Returns all files below a folder as absolute paths. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => statSync(file).isFile());
}

const withBrotli = (content: Buffer, quality: number): Promise<Buffer> =>
  brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

/** Writes a copy under its name only when it is complete, because a server may already read the folder. */
async function writeCopy(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, content);
  await rename(draft, file);
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallest) return;
  if (isBinary(file)) {
    // Every browser that runs WebAssembly supports brotli, so these files need no gzip copy.
    await writeCopy(`${file}.br`, await withBrotli(content, content.length > large ? 9 : 11));
    return;
  }
  const [small, compatible] = await Promise.all([withBrotli(content, 11), deflate(content, { level: 9 })]);
  await writeCopy(`${file}.gz`, compatible);
  // The last one, because whoever finds it considers the file done.
  await writeCopy(`${file}.br`, small);
}

/**
 * Writes a brotli and a gzip copy next to each text file, so that the server never compresses static files. Existing
 * copies are kept.
 */
export async function precompress(folder: string): Promise<void> {
  for (const file of filesBelow(folder)) {
    if (compressible.test(file) && !existsSync(`${file}.br`)) await compress(file);
  }
}
