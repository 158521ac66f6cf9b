/** Characters that file systems refuse or that end a header. */
// eslint-disable-next-line no-control-regex -- the expression has to match these characters
const notInFileNames = /[\u0000-\u001f\u007f"*/:<>?\\|]/g;

/**
 * Returns the `Content-Disposition` of a file to be saved as `fileName`, with or without its extension (RFC 6266: a
 * plain name for old clients, the real one in UTF-8).
 */
export function attachment(fileName: string, extension = 'pdf'): string {
  const ending = `.${extension}`;
  const whole = fileName.toWellFormed();
  const isEnding = whole.toLowerCase().endsWith(ending.toLowerCase());
  const base = (isEnding ? whole.slice(0, -ending.length) : whole)
    .replace(notInFileNames, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const name = `${base === '' ? 'document' : base}${ending}`;
  const ascii = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
