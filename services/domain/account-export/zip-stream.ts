import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface FileToPack {
  /** The path with its folders, separated by `/`. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** Whether the file is already compressed, as images and PDFs are. */
  readonly isPacked?: boolean;
}

/** Generates an archive of the files in chunks. Only one file at a time is in memory. */
export async function* zipStream(files: AsyncIterable<FileToPack>, date: Date): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, piece) => {
    if (error) failure = error;
    else ready.push(piece);
  });
  const takeChunks = (): readonly Uint8Array[] => {
    if (failure) throw failure;
    const pieces = ready;
    ready = [];
    return pieces;
  };
  for await (const { path, bytes, isPacked = false } of files) {
    const file = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    // On systems with permissions, the file is writable by its owner and readable by all.
    Object.assign(file, { mtime: date, os: 3, attrs: 0o100644 << 16 });
    zip.add(file);
    file.push(bytes, true);
    yield* takeChunks();
  }
  zip.end();
  yield* takeChunks();
}
