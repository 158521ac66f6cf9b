import type { Token } from './token.ts';

const letters = (text: string): ReadonlySet<string> => new Set(text);

/** After what a span can begin even without a space: `(Leeds`, `Job:Cook`. */
const opening = letters('([:|"“«„,·•*>¿¡!@#/–—›»');
/** Before what a span can end even without a space. */
const closing = letters(')],:;.!?|"”»·•*(/–—“’\'');
/** The marks that a span can end with: `Lead (Toddlers)`, `Harbor Foods Inc.`, `C++`. */
const lastMarks = letters(').+#%');

const elision = /^\p{L}{1,2}['’]$/u;

/** Whether a span can begin at a token: at a word, and not inside one such as `Front-End`. */
export function canStart(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  return (
    token?.isWord === true &&
    (before === undefined || token.hasSpaceBefore || opening.has(before.text) || elision.test(before.text))
  );
}

/** Whether a span can end at a token. */
export function canEnd(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const after = tokens[at + 1];
  if (token === undefined || elision.test(token.text) || (!token.isWord && !lastMarks.has(token.text))) return false;
  return after === undefined || after.hasSpaceBefore || closing.has(after.text);
}
