import { textOrNull } from '@shared/record-forms';
import type { VariantKey } from '@shared/documents';
import { asNewItems, hasText, type EntryForm, type TextItem } from '../ordered-list/text-item.ts';
import {
  asNewVariants,
  listUnlessUsual,
  textUnlessUsual,
  variantInputOf,
  variantValuesOf,
  type VariantValues,
} from '../variants/variant-values.ts';

/** A variant while it is edited. An empty line uses the event's text, and so does a list without `own`. */
export type VariantOf<Line extends string, List extends string, Item extends TextItem> = VariantValues &
  Record<Line, string> & { own: Record<List, boolean> } & Record<List, Item[]>;

/** The lines and lists of an event and its variants while they are edited. */
export type TextValues<Line extends string, List extends string, Item extends TextItem> = Record<Line, string> &
  Record<List, Item[]> & { variants: VariantOf<Line, List, Item>[] };

type StoredTexts<Line extends string, List extends string, Stored> = Readonly<Record<Line, string | null>> &
  Readonly<Record<List, readonly Stored[] | null>>;

type StoredEventTexts<Line extends string, List extends string, Stored> = StoredTexts<Line, List, Stored> & {
  readonly variants: readonly (VariantKey & { readonly id: string } & StoredTexts<Line, List, Stored>)[];
};

/** Returns an object with a value for each name. */
export const byName = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> => Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

/** Converts the lines and lists that variants of a kind can change between stored events and form values. */
export function eventTexts<Line extends string, List extends string, Stored, Item extends TextItem, Input>({
  lines,
  lists,
  entries,
}: {
  readonly lines: readonly Line[];
  readonly lists: readonly List[];
  readonly entries: EntryForm<Stored, Item, Input>;
}) {
  type Values = TextValues<Line, List, Item>;
  const textsOf = (stored: StoredTexts<Line, List, Stored> | null) => ({
    ...byName(lines, (line) => stored?.[line] ?? ''),
    ...byName(lists, (list) => entries.itemsOf(stored?.[list] ?? [])),
  });
  const saved = (values: Record<Line, string> & Record<List, Item[]>) => ({
    texts: byName(lines, (line) => textOrNull(values[line])),
    entries: byName(lists, (list) => entries.inputsOf(values[list])),
  });
  return {
    lines,
    lists,
    entries,

    /** Returns the values of an event, or of an empty form. */
    valuesOf: (event: StoredEventTexts<Line, List, Stored> | null): Values => ({
      ...textsOf(event),
      variants: (event?.variants ?? []).map((variant) => ({
        ...variantValuesOf(variant),
        ...textsOf(variant),
        own: byName(lists, (list) => variant[list] !== null),
      })),
    }),

    /** Returns the texts of a new variant: empty lines, and copies of the event's lists to shorten or translate. */
    newVariant: (values: Record<List, Item[]>) => ({
      ...byName(lines, () => ''),
      own: byName(lists, (list) => hasText(values[list])),
      ...byName(lists, (list) => asNewItems(values[list])),
    }),

    /**
     * Returns what is saved: trimmed lines, lists without empty entries, and only those texts of a variant that differ.
     */
    inputOf(values: Values) {
      const usual = saved(values);
      return {
        ...usual.texts,
        ...usual.entries,
        variants: values.variants.map((variant) => {
          const own = saved(variant);
          return {
            ...variantInputOf(variant),
            ...byName(lines, (line) => textUnlessUsual(own.texts[line], usual.texts[line])),
            ...byName(lists, (list) =>
              listUnlessUsual(variant.own[list], own.entries[list], usual.entries[list], entries.keyOf),
            ),
          };
        }),
      };
    },

    /** Returns the same texts for a new event, with new ids for entries and variants. */
    asCopy: <Copied extends Values>(values: Copied): Copied => ({
      ...values,
      ...byName(lists, (list) => asNewItems(values[list])),
      variants: asNewVariants(values.variants),
    }),
  };
}
