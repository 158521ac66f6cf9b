/**
 * Variables in the paragraphs of a cover letter, `{{company}}` (decisions.md "Building blocks"): filled by the letter, an error
 * in the form when their name is not known.
 */
export const letterVariables = ['company', 'position', 'firstName', 'lastName', 'today'] as const;
export type LetterVariable = (typeof letterVariables)[number];

/** A piece of a paragraph: text as it is, or a variable by the name that was typed. */
export type LetterPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'variable'; readonly name: LetterVariable }
  | { readonly kind: 'unknown'; readonly name: string };

// Spaces are trimmed afterwards: to match them apart from the name takes hours on a line of nothing but spaces.
const braces = /\{\{([^{}\n]*)\}\}/g;

const isVariable = (name: string): name is LetterVariable => (letterVariables as readonly string[]).includes(name);

/** Takes a paragraph apart, in its order; the texts of all pieces together are the paragraph. */
export function letterPiecesOf(text: string): readonly LetterPiece[] {
  const pieces: LetterPiece[] = [];
  let end = 0;
  for (const { 0: whole, 1: typed = '', index } of text.matchAll(braces)) {
    const name = typed.trim();
    if (index > end) pieces.push({ kind: 'text', text: text.slice(end, index) });
    pieces.push(isVariable(name) ? { kind: 'variable', name } : { kind: 'unknown', name });
    end = index + whole.length;
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) });
  return pieces;
}

/** The names in braces that are none of the variables, each once. */
export const unknownVariablesIn = (text: string): readonly string[] => [
  ...new Set(letterPiecesOf(text).flatMap((piece) => (piece.kind === 'unknown' ? [piece.name] : []))),
];
