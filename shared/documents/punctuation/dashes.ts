/** Matches two or three hyphens that stand between words or spaces, but not a line of more. */
const doubled = /(?<!-)(-{2,3})(?!-)/gu;
/** Two years with a hyphen between them that belong to no longer number or name. */
const years = /(?<![\p{L}\p{N}./-])((?:19|20)\d\d)( ?)-( ?)((?:19|20)\d\d)(?![\p{L}\p{N}/-])(?!\.\d)/gu;

/** Replaces hyphens that stand for dashes: `--`, `---`, and between two years of which the second is not the earlier. */
export const withDashes = (text: string): string =>
  text
    .replace(doubled, (hyphens) => (hyphens.length === 2 ? '–' : '—'))
    .replace(years, (range: string, from: string, before: string, after: string, to: string) =>
      Number(to) < Number(from) || before !== after ? range : `${from}${before}–${after}${to}`,
    );
