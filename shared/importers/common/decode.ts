/**
 * Decodes a file in UTF-8 or, if it has a byte order mark, UTF-16, and removes the mark; undefined for any other
 * content.
 */
export function decode(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).replace(/^\ufeff/, '');
  } catch {
    return undefined;
  }
}
