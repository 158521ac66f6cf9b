/**
 * Escapes typed text for Markdown (CommonMark and GitHub's extensions), so that it appears as it was typed and never as
 * markup.
 */

/** Characters that have a meaning anywhere in a line, and `&` where a character reference could follow. */
const anywhere = /[\\`*_[\]<>|~$]|&(?=[#a-z\d])/gi;
/** Characters that start a heading, a list, a rule, or an underline at the beginning of a line. */
const atStart = /^(\s*)(?:([#+=-])|(\d{1,9})([.)]))/;
/** Characters at the end of a heading that would be read as its closing sequence. */
const atEnd = /(?<=\s)#+$/;

/** Escapes one line of typed text. */
export function markdownLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(anywhere, '\\$&')
    .replace(atStart, (_all, space: string, sign?: string, digits?: string, after?: string) =>
      sign === undefined ? `${space}${digits ?? ''}\\${after ?? ''}` : `${space}\\${sign}`,
    )
    .replace(atEnd, '\\$&');
}

/** Escapes typed text of one or more lines and keeps its line breaks. */
export const markdownLines = (text: string): string =>
  text
    .split('\n')
    .map(markdownLine)
    .filter((line) => line !== '')
    .join('\\\n');

/** A link, or only the text if it has no address. */
export function markdownLink({ text, href }: { readonly text: string; readonly href: string | null }): string {
  if (href === null) return markdownLine(text);
  // Character references are read in addresses, too: `?a=1&copy=2`.
  const address = href.replace(/[\s<>\\]/g, encodeURIComponent).replace(/&(?=[#a-z\d])/gi, '\\&');
  return `[${markdownLine(text)}](<${address}>)`;
}
