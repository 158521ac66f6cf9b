/** Other wordings of a block: short or long, and one per language (decisions.md "Building blocks"). */

export const wordingLengths = ['short', 'long'] as const;
export type VariantLength = (typeof wordingLengths)[number];

/** Null is the usual length, and the language that the block is written in. */
export interface VariantKey {
  readonly length: VariantLength | null;
  /** BCP 47. */
  readonly language: string | null;
}

export const defaultVariantKey: VariantKey = { length: null, language: null };

/**
 * A block in other words. No two variants of a block have the same wording, and none has the usual one: that is the block
 * itself. Texts that are missing are those of the block, which also keeps its dates and links.
 */
export interface Variant<Texts> extends VariantKey {
  readonly id: string;
  readonly texts: { readonly [Key in keyof Texts]?: NonNullable<Texts[Key]> };
}
