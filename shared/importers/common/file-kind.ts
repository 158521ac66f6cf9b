import type { WrongKind } from './reading.ts';

const megabyte = 1024 * 1024;

/** Maximum bytes of a file that is loaded. Only the needed files of an archive are unpacked. */
export const importLimits = { text: 10 * megabyte, pdf: 10 * megabyte, archive: 50 * megabyte } as const;

export type FileKind = keyof typeof importLimits;

/** The number of bytes at the start that identify the kind of a file. */
const headLength = 1024;

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  bytes.length >= text.length &&
  Array.from(text, (letter) => letter.charCodeAt(0)).every((code, at) => bytes[at] === code);

/** The first bytes of files that have no text to read. */
const signatures: readonly (readonly [start: string, kind: WrongKind])[] = [
  // The container of Word before 2007, and of newer documents with a password.
  ['\u00D0\u00CF\u0011\u00E0', 'old-word'],
  ['{\\rtf', 'rich-text'],
  ['\u0089PNG', 'picture'],
  ['\u00FF\u00D8\u00FF', 'picture'],
  ['GIF8', 'picture'],
  ['RIFF', 'picture'],
  ['II*\0', 'picture'],
  ['MM\0*', 'picture'],
];

/** Returns the kind of a file that cannot be imported, by its first bytes. */
export async function wrongKindOf(file: Blob): Promise<WrongKind | undefined> {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  const isHeic = startsWith(head.subarray(4), 'ftyp');
  return isHeic ? 'picture' : signatures.find(([start]) => startsWith(head, start))?.[1];
}

/** Whether `%PDF-` appears in the first bytes; some programs write a few bytes before it. */
function isPdf(head: Uint8Array): boolean {
  const text = Array.from(head, (byte) => String.fromCharCode(byte)).join('');
  return text.includes('%PDF-') && !/^\s*</.test(text);
}

/**
 * Returns the kind of a file by its first bytes, because its name is not reliable. Rejects when the file cannot be
 * read.
 */
export async function kindOfFile(file: Blob): Promise<FileKind> {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  if (startsWith(head, 'PK\u0003\u0004') || startsWith(head, 'PK\u0005\u0006')) return 'archive';
  return isPdf(head) ? 'pdf' : 'text';
}
