/**
 * Variables in the paragraphs of a cover letter, such as `{{company}}` (decisions.md "Building blocks"): they are
 * filled by the letter, and an unknown name is an error in the form. `\{{` stands for literal braces, and `\\{{` for a
 * backslash before a variable.
 */
export const letterVariables = [
  'company',
  'position',
  'location',
  'source',
  'recipientName',
  'recipientTitle',
  'firstName',
  'lastName',
  'today',
] as const;
export type LetterVariable = (typeof letterVariables)[number];

/** A piece of a paragraph: literal text (`isMeant` marks escaped braces) or a variable. */
export type LetterSpan =
  | { readonly kind: 'text'; readonly text: string; readonly isMeant?: true }
  | { readonly kind: 'variable'; readonly name: LetterVariable }
  | { readonly kind: 'unknown'; readonly name: string };

// Spaces are trimmed afterwards, because a pattern that matches them apart from the name takes hours on a line of
// nothing but spaces.
const signs = /\\\\(?=\{\{)|\\\{\{|\{\{([^{}\n]*)\}\}/g;

/** Whether a name is one of the variables. */
export const isLetterVariable = (name: string): name is LetterVariable =>
  (letterVariables as readonly string[]).includes(name);

/** Splits a paragraph into its pieces, in order. */
export function splitLetterText(text: string): readonly LetterSpan[] {
  const pieces: LetterSpan[] = [];
  const say = (said: string, isMeant: boolean): void => {
    if (said !== '') pieces.push({ kind: 'text', text: said, ...(isMeant && { isMeant }) });
  };
  let end = 0;
  for (const { 0: whole, 1: typed, index } of text.matchAll(signs)) {
    say(text.slice(end, index), false);
    end = index + whole.length;
    if (typed === undefined) {
      say(whole.slice(1), true);
      continue;
    }
    const name = typed.trim();
    pieces.push(isLetterVariable(name) ? { kind: 'variable', name } : { kind: 'unknown', name });
  }
  say(text.slice(end), false);
  return pieces;
}

/** The names in braces that are not variables, without duplicates. */
export const unknownVariablesIn = (text: string): readonly string[] => [
  ...new Set(splitLetterText(text).flatMap((piece) => (piece.kind === 'unknown' ? [piece.name] : []))),
];
