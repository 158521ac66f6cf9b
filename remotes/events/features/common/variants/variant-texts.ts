type Entry = { readonly description: string } | { readonly name: string };
type Text = string | readonly Entry[] | null;

/** Returns the texts of a block's variants, so that a search finds the block by them. */
export const variantTextsOf = (variants: readonly object[]): readonly string[] =>
  variants.flatMap((variant) =>
    Object.entries(variant as Readonly<Record<string, Text>>).flatMap(([name, text]) => {
      if (text === null || notTexts.has(name)) return [];
      if (typeof text === 'string') return [text];
      return text.map((entry) => ('description' in entry ? entry.description : entry.name));
    }),
  );

const notTexts: ReadonlySet<string> = new Set(['__typename', 'id', 'length', 'language']);
