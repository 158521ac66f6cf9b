/** The encoding that a page names in its first bytes, as HTML has it. */
const named = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i;

function decoderFor(label: string | undefined): TextDecoder {
  try {
    return new TextDecoder(label ?? 'utf-8');
  } catch {
    return new TextDecoder('utf-8');
  }
}

/** The text of a page: in the encoding of its `Content-Type`, else the one that it names itself, else UTF-8. */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const told = /charset\s*=\s*"?([\w-]+)/i.exec(contentType)?.[1];
  const label = told ?? named.exec(Buffer.from(bytes.subarray(0, 2_048)).toString('latin1'))?.[1];
  return decoderFor(label).decode(bytes);
}
