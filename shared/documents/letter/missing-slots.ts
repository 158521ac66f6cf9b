import type { ComposedDocument } from '../composed-document.ts';
import { isLetterVariable, type LetterVariable } from '../letter-variables.ts';
import { linesOf } from './composed-letter.ts';

/** A variable without a value. */
export interface MissingSlot {
  /** The variable as it was typed: `{{company}}`; only the braces where they do not pair. */
  readonly typed: string;
  /** Undefined for an unknown name. */
  readonly name: LetterVariable | undefined;
}

/**
 * The variables that a letter still needs values for before it can be sent, without duplicates and in reading order.
 */
export function missingSlotsOf(document: ComposedDocument): readonly MissingSlot[] {
  if (document.kind === 'resume') return [];
  const typed = linesOf(document.letter).flatMap((line) =>
    line.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.unfilled])),
  );
  const slots = typed.map((each): MissingSlot => {
    const name = each.replace(/^\{\{|\}\}$/g, '').trim();
    return isLetterVariable(name) ? { typed: `{{${name}}}`, name } : { typed: each, name: undefined };
  });
  return [...new Map(slots.map((slot) => [slot.typed, slot])).values()];
}

/**
 * Thrown when a file is requested of a letter with unfilled variables, which are never printed silently (decisions.md
 * "Building blocks").
 */
export class UnfilledSlotsError extends Error {
  override readonly name = 'UnfilledSlotsError';
  readonly missing: readonly MissingSlot[];

  constructor(missing: readonly MissingSlot[]) {
    super(`Not filled in: ${missing.map(({ typed }) => typed).join(', ')}.`);
    this.missing = missing;
  }
}

/** Returns the document if it can be sent; throws `UnfilledSlotsError` for a letter with unfilled variables. */
export function finished(document: ComposedDocument): ComposedDocument {
  const missing = missingSlotsOf(document);
  if (missing.length > 0) throw new UnfilledSlotsError(missing);
  return document;
}
