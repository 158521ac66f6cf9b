import { Unzip, UnzipInflate, type UnzipFile } from 'fflate';

/** The limits of an archive: an export has a few dozen small tables. */
export const archiveLimits = {
  files: 500,
  /** Maximum bytes of one unpacked file. */
  file: 5 * 1024 * 1024,
  /** Maximum bytes of all unpacked files. */
  all: 20 * 1024 * 1024,
} as const;

export interface UnpackedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether the archive ends, or is damaged, before the end of the file. */
  readonly cutOff: boolean;
}

export type Unpacking =
  | { readonly ok: true; readonly files: readonly UnpackedFile[] }
  | { readonly ok: false; readonly code: 'broken-archive' | 'too-many-files' | 'too-much-inside' };

/**
 * The number of bytes processed at a time, so that one step unpacks less than about 4 MB regardless of the compression.
 */
const step = 4 * 1024;

const whole = (parts: readonly Uint8Array[]): Uint8Array => {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

/** Unpacks only the files of an archive that `isWanted` selects by their full name. Never throws. */
export function unpack(archive: Uint8Array, isWanted: (name: string) => boolean): Unpacking {
  const open = new Map<string, { readonly parts: Uint8Array[]; ended: boolean; failed: boolean }>();
  let seen = 0;
  let total = 0;
  // The refusal is stored instead of thrown, because the decompressor catches errors thrown inside it.
  let refusal: 'too-many-files' | 'too-much-inside' | undefined;
  const receive = (file: UnzipFile): void => {
    seen += 1;
    if (seen > archiveLimits.files) refusal = 'too-many-files';
    if (refusal !== undefined || !isWanted(file.name) || open.has(file.name)) return;
    const kept = { parts: [] as Uint8Array[], ended: false, failed: false };
    open.set(file.name, kept);
    let size = 0;
    file.ondata = (error, part, final) => {
      if (error) kept.failed = true;
      if (error || refusal !== undefined) return;
      size += part.length;
      total += part.length;
      if (size > archiveLimits.file || total > archiveLimits.all) refusal = 'too-much-inside';
      kept.parts.push(part);
      if (final) kept.ended = true;
    };
    file.start();
  };
  const stillGood = (): boolean => refusal === undefined;
  let isBroken = false;
  try {
    const unzip = new Unzip(receive);
    unzip.register(UnzipInflate);
    for (let at = 0; at < archive.length && stillGood(); at += step) {
      unzip.push(archive.subarray(at, at + step), at + step >= archive.length);
    }
  } catch {
    isBroken = true;
  }
  if (refusal !== undefined) return { ok: false, code: refusal };
  if (seen === 0) return { ok: false, code: 'broken-archive' };
  const files = [...open].map(([name, { parts, ended, failed }]) => ({
    name,
    bytes: whole(parts),
    cutOff: !ended || failed,
  }));
  return isBroken && files.length === 0 ? { ok: false, code: 'broken-archive' } : { ok: true, files };
}
