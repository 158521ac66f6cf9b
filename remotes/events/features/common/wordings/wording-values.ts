import { wordingLengths, type VariantKey } from '@shared/documents';
import { newUuid } from '@shared/record-forms';
import { asNewItems, type TextItem } from '../ordered-list/text-item.ts';

/** One of a block's other wordings while it is edited. What texts it has depends on the kind of block. */
export interface WordingValues {
  id: string;
  /** '' is the usual length. */
  length: string;
  /** BCP 47; '' is the language that the block is written in. */
  language: string;
}

/** A form with other wordings in it. */
export interface WithWordings {
  variants: WordingValues[];
}

type Stored = VariantKey & { readonly id: string };

export const wordingValuesOf = ({ id, length, language }: Stored): WordingValues => ({
  id,
  length: length ?? '',
  language: language ?? '',
});

export const wordingOf = ({ length, language }: WordingValues): VariantKey => ({
  length: wordingLengths.find((each) => each === length) ?? null,
  language: language === '' ? null : language,
});

/** How a wording is saved, apart from its texts. */
export const wordingInputOf = (values: WordingValues): Stored => ({ id: values.id, ...wordingOf(values) });

/** A text as it is saved: null where it is as usual, so that it follows the block's own. */
export const otherText = (text: string | null, usual: string | null): string | null => (text === usual ? null : text);

/** A list as it is saved: null where it is as usual. Empty is another matter: none of them. */
export function otherList<Entry>(
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

/** The same wordings for a copy of their block. */
export const asNewWordings = <Values extends WordingValues>(variants: readonly Values[]): Values[] =>
  variants.map((values) => {
    const lists = Object.entries(values).flatMap(([name, value]) =>
      isItems(value) ? [[name, asNewItems(value)]] : [],
    );
    return { ...values, ...(Object.fromEntries(lists) as Partial<Values>), id: newUuid() };
  });
