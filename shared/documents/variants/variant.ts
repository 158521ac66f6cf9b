/** Variants of a block: short or long, and one per language (decisions.md "Building blocks"). */

export const variantLengths = ['short', 'long'] as const;
export type VariantLength = (typeof variantLengths)[number];

/** The length and language of a variant. Null means the usual length, or the language that the block is written in. */
export interface VariantKey {
  readonly length: VariantLength | null;
  /** BCP 47. */
  readonly language: string | null;
}

export const defaultVariantKey: VariantKey = { length: null, language: null };

/**
 * A variant of a block. No two variants of a block have the same length and language, and none has the usual ones: that
 * is the block itself. Missing texts come from the block, which also keeps its dates and links.
 */
export interface Variant<Texts> extends VariantKey {
  readonly id: string;
  readonly texts: { readonly [Key in keyof Texts]?: NonNullable<Texts[Key]> };
}
