import { variantLengths, type VariantKey } from '@shared/documents';
import { newUuid } from '@shared/record-forms';
import { asNewItems, type TextItem } from '../ordered-list/text-item.ts';

/** A variant of a block while it is edited. Its texts depend on the kind of block. */
export interface VariantValues {
  id: string;
  /** '' is the standard length. */
  length: string;
  /** A BCP 47 tag; '' is the language in which the block is written. */
  language: string;
}

/** A form that contains variants. */
export interface WithVariants {
  variants: VariantValues[];
}

type Stored = VariantKey & { readonly id: string };

/** Returns the form values for the length and language of a stored variant. */
export const variantValuesOf = ({ id, length, language }: Stored): VariantValues => ({
  id,
  length: length ?? '',
  language: language ?? '',
});

/** Returns the length and language of a variant; null for the block's own. */
export const variantKeyOf = ({ length, language }: VariantValues): VariantKey => ({
  length: variantLengths.find((each) => each === length) ?? null,
  language: language === '' ? null : language,
});

/** Returns the input for a variant without its texts. */
export const variantInputOf = (values: VariantValues): Stored => ({ id: values.id, ...variantKeyOf(values) });

/** Returns a text to save: null if it equals the block's, so that it follows the block's own. */
export const textUnlessUsual = (text: string | null, usual: string | null): string | null =>
  text === usual ? null : text;

/** Returns a list to save: null if it equals the block's. An empty list is different and means no entries. */
export function listUnlessUsual<Entry>(
  isOwn: boolean,
  entries: readonly Entry[],
  usual: readonly Entry[],
  wordsOf: (entry: Entry) => string,
): Entry[] | null {
  if (!isOwn) return null;
  const isSame =
    entries.length === usual.length && entries.every((entry, i) => wordsOf(entry) === wordsOf(usual[i] ?? entry));
  return isSame ? null : [...entries];
}

const isItems = (value: unknown): value is readonly TextItem[] => Array.isArray(value);

/** Returns the same variants with new ids, for a copy of their block. */
export const asNewVariants = <Values extends VariantValues>(variants: readonly Values[]): Values[] =>
  variants.map((values) => {
    const lists = Object.entries(values).flatMap(([name, value]) =>
      isItems(value) ? [[name, asNewItems(value)]] : [],
    );
    return { ...values, ...(Object.fromEntries(lists) as Partial<Values>), id: newUuid() };
  });
