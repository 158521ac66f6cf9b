import { cleanText, type ParagraphKind } from '@shared/documents';
import type { VariablesOf } from '@shared/graphql';
import { textOrNull } from '@shared/record-forms';
import { wordingInputOf, wordingValuesOf, type WordingValues } from '../common/wordings/wording-values.ts';
import type { createParagraphEvent } from './api/create-paragraph-event.ts';
import type { ParagraphBlock } from './api/paragraph-event-fields.ts';

/** A paragraph in other words while it is edited. */
export interface ParagraphWording extends WordingValues {
  text: string;
}

/** A paragraph while it is edited. */
export interface ParagraphValues {
  title: string;
  kind: ParagraphKind;
  text: string;
  variants: ParagraphWording[];
}

export type ParagraphInput = VariablesOf<typeof createParagraphEvent>['input'];

/** The values to begin with: those of `block`, or of an empty form. */
export function paragraphValuesOf(block: ParagraphBlock | null): ParagraphValues {
  return {
    title: block?.title ?? '',
    kind: block?.kind ?? 'opening',
    text: block?.text ?? '',
    variants: (block?.variants ?? []).map((variant) => ({ ...wordingValuesOf(variant), text: variant.text ?? '' })),
  };
}

/** The paragraph as it is stored: without control characters, its lines kept. */
export const paragraphTextOf = (text: string): string => cleanText(text).trim();

/** What is saved. */
export function paragraphInputOf({ title, kind, text, variants }: ParagraphValues, uuid: string): ParagraphInput {
  return {
    uuid,
    title: textOrNull(title) ?? '',
    kind,
    text: paragraphTextOf(text),
    variants: variants.map((other) => ({ ...wordingInputOf(other), text: paragraphTextOf(other.text) })),
  };
}
