const megabyte = 1024 * 1024;

/** Maximum bytes of a file that is loaded. Only the needed files of an archive are unpacked. */
export const importLimits = { text: 10 * megabyte, pdf: 10 * megabyte, archive: 50 * megabyte } as const;

export type FileKind = keyof typeof importLimits;

/** The number of bytes at the start that identify the kind of a file. */
const headLength = 1024;

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  bytes.length >= text.length &&
  Array.from(text, (letter) => letter.charCodeAt(0)).every((code, at) => bytes[at] === code);

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
