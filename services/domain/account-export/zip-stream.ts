import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface FileToPack {
  /** With its folders, `/` between them. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** Pictures and PDFs are packed already. */
  readonly isPacked?: boolean;
}

/** An archive of the files, in pieces as they come: only one file at a time is in memory. */
export async function* zipStream(files: AsyncIterable<FileToPack>, date: Date): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, piece) => {
    if (error) failure = error;
    else ready.push(piece);
  });
  const taken = (): readonly Uint8Array[] => {
    if (failure) throw failure;
    const pieces = ready;
    ready = [];
    return pieces;
  };
  for await (const { path, bytes, isPacked = false } of files) {
    const file = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    // Readable for its owner and everybody else on systems that keep such things.
    Object.assign(file, { mtime: date, os: 3, attrs: 0o100644 << 16 });
    zip.add(file);
    file.push(bytes, true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
