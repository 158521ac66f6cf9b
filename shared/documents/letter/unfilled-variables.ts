import type { ComposedDocument } from '../composed-document.ts';
import { isLetterVariable, type LetterVariable } from '../letter-variables.ts';
import { linesOf } from './composed-letter.ts';

/** A variable without a value. */
export interface UnfilledVariable {
  /** The variable as it was typed: `{{company}}`; only the braces where they do not pair. */
  readonly typed: string;
  /** Undefined for an unknown name. */
  readonly name: LetterVariable | undefined;
}

/**
 * The variables that a letter still needs values for before it can be sent, without duplicates and in reading order.
 */
export function unfilledVariablesOf(document: ComposedDocument): readonly UnfilledVariable[] {
  if (document.kind === 'resume') return [];
  const typed = linesOf(document.letter).flatMap((line) =>
    line.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.unfilled])),
  );
  const variables = typed.map((each): UnfilledVariable => {
    const name = each.replace(/^\{\{|\}\}$/g, '').trim();
    return isLetterVariable(name) ? { typed: `{{${name}}}`, name } : { typed: each, name: undefined };
  });
  return [...new Map(variables.map((variable) => [variable.typed, variable])).values()];
}

/**
 * Thrown when a file is requested of a letter with unfilled variables, which are never printed silently (decisions.md
 * "Building blocks").
 */
export class UnfilledVariablesError extends Error {
  override readonly name = 'UnfilledVariablesError';
  readonly missing: readonly UnfilledVariable[];

  constructor(missing: readonly UnfilledVariable[]) {
    super(`Not filled in: ${missing.map(({ typed }) => typed).join(', ')}.`);
    this.missing = missing;
  }
}

/** Returns the document if it can be sent; throws `UnfilledVariablesError` for a letter with unfilled variables. */
export function requireFilled(document: ComposedDocument): ComposedDocument {
  const missing = unfilledVariablesOf(document);
  if (missing.length > 0) throw new UnfilledVariablesError(missing);
  return document;
}
