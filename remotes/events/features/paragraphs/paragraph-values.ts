import { cleanText, type ParagraphKind } from '@shared/documents';
import { textOrNull } from '@shared/record-forms';
import { variantInputOf, variantValuesOf, type VariantValues } from '../common/variants/variant-values.ts';
import type { ParagraphEvent } from './list-paragraphs.ts';
import type { ParagraphInput } from './paragraph-operations.ts';

/** A variant of a paragraph while it is edited. */
export interface ParagraphVariantValues extends VariantValues {
  text: string;
}

/** A paragraph while it is edited. */
export interface ParagraphValues {
  title: string;
  kind: ParagraphKind;
  text: string;
  variants: ParagraphVariantValues[];
}

/** Returns the values of `event`, or of an empty form. */
export function paragraphValuesOf(event: ParagraphEvent | null): ParagraphValues {
  return {
    title: event?.title ?? '',
    kind: event?.kind ?? 'opening',
    text: event?.text ?? '',
    variants: (event?.variants ?? []).map((variant) => ({ ...variantValuesOf(variant), text: variant.text ?? '' })),
  };
}

/** Returns the paragraph as it is stored: without control characters and with its line breaks. */
export const paragraphTextOf = (text: string): string => cleanText(text).trim();

/** Returns the input to save. `uuid` identifies the paragraph before its first save. */
export function paragraphInputOf({ title, kind, text, variants }: ParagraphValues, uuid: string): ParagraphInput {
  return {
    uuid,
    title: textOrNull(title) ?? '',
    kind,
    text: paragraphTextOf(text),
    variants: variants.map((other) => ({ ...variantInputOf(other), text: paragraphTextOf(other.text) })),
  };
}
