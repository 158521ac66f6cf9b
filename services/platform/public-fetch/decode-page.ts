/** The encoding that an HTML page declares in its first bytes. */
const metaCharset = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i;

function decoderFor(label: string | undefined): TextDecoder {
  try {
    return new TextDecoder(label ?? 'utf-8');
  } catch {
    return new TextDecoder('utf-8');
  }
}

/** Decodes a page with the encoding of its `Content-Type`, or else the one that it declares itself, or else UTF-8. */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const headerCharset = /charset\s*=\s*"?([\w-]+)/i.exec(contentType)?.[1];
  const label = headerCharset ?? metaCharset.exec(Buffer.from(bytes.subarray(0, 2_048)).toString('latin1'))?.[1];
  return decoderFor(label).decode(bytes);
}
