import type { ComposedDocument } from '../composed-document.ts';
import { isLetterVariable, type LetterVariable } from '../letter-variables.ts';
import { linesOf } from './composed-letter.ts';

/** A variable that nothing fills. */
export interface MissingSlot {
  /** As it was typed: `{{company}}`; braces alone where they do not pair. */
  readonly typed: string;
  /** Undefined for what is none of the variables. */
  readonly name: LetterVariable | undefined;
}

/** What a letter still lacks before it can be sent, each once and in reading order. */
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

/** A file was wanted of a letter that lacks something: variables are never printed silently (decisions.md "Building blocks"). */
export class UnfilledSlotsError extends Error {
  override readonly name = 'UnfilledSlotsError';
  readonly missing: readonly MissingSlot[];

  constructor(missing: readonly MissingSlot[]) {
    super(`Not filled in: ${missing.map(({ typed }) => typed).join(', ')}.`);
    this.missing = missing;
  }
}

/** The document, if it can be sent; throws `UnfilledSlotsError` for a letter that lacks something. */
export function finished(document: ComposedDocument): ComposedDocument {
  const missing = missingSlotsOf(document);
  if (missing.length > 0) throw new UnfilledSlotsError(missing);
  return document;
}
