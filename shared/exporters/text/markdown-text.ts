/** Typed text within Markdown (CommonMark, and GitHub's additions): it comes out as it was typed, never as markup. */

/** Signs that begin or end something anywhere in a line, and `&` where a name of a character could follow. */
const anywhere = /[\\`*_[\]<>|~$]|&(?=[#a-z\d])/gi;
/** What makes a heading, a list, a rule or an underline at the start of a line. */
const atStart = /^(\s*)(?:([#+=-])|(\d{1,9})([.)]))/;
/** Signs after a heading that would be taken for its end. */
const atEnd = /(?<=\s)#+$/;

/** One line of typed text. */
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

/** Typed text of one or more lines, which stay lines. */
export const markdownLines = (text: string): string =>
  text
    .split('\n')
    .map(markdownLine)
    .filter((line) => line !== '')
    .join('\\\n');

/** A link, or the text alone where it leads nowhere. */
export function markdownLink({ text, href }: { readonly text: string; readonly href: string | null }): string {
  if (href === null) return markdownLine(text);
  // Names of characters are read in addresses, too: `?a=1&copy=2`.
  const address = href.replace(/[\s<>\\]/g, encodeURIComponent).replace(/&(?=[#a-z\d])/gi, '\\&');
  return `[${markdownLine(text)}](<${address}>)`;
}
