/**
 * What a résumé changes about one of its blocks (decisions.md "Résumés"). It holds reworded texts, other dates, entries
 * of its own, and names of entries, never the block itself: everything it does not mention follows the block.
 */

/** The dates of a block. Their texts are months (`2021-03`) or years (`2021`), and empty where there is none. */
export const dateFields = ['startDate', 'endDate'] as const;
export type DateFieldName = (typeof dateFields)[number];

/** The single lines of a block that a résumé may change, and the text of a paragraph in a letter. */
export const lineFields = [
  'company',
  'position',
  'location',
  'university',
  'degree',
  'major',
  'minor',
  'name',
  ...dateFields,
  'text',
] as const;
export type LineFieldName = (typeof lineFields)[number];

export const isDateField = (field: LineFieldName): field is DateFieldName =>
  field === 'startDate' || field === 'endDate';

/** The lists of a block whose entries a résumé may hide, reword, and reorder. */
export const listFields = ['accomplishments', 'coursework', 'skills'] as const;
export type ListFieldName = (typeof listFields)[number];

interface Rewording {
  readonly text: string;
  /** The block's text when this was written. If the block now has another text, it has changed since. */
  readonly basedOn: string;
}

export interface LineRewording extends Rewording {
  readonly field: LineFieldName;
  /** The variant that this line belongs to; without it, the block's own texts. Other variants are not affected. */
  readonly variantId?: string;
}

export interface EntryRewording extends Rewording {
  /**
   * The id of the entry. All entries of a block and of its variants have distinct names, so this also identifies the
   * variant.
   */
  readonly id: string;
}

/** An entry that only this résumé has. */
export interface AddedEntry {
  readonly id: string;
  readonly list: ListFieldName;
  /** The variant that it was added to; without it, the block's own texts. */
  readonly variantId?: string;
  readonly text: string;
}

export interface ItemOverride {
  readonly lines: readonly LineRewording[];
  readonly entries: readonly EntryRewording[];
  /** The names of entries that are hidden. */
  readonly hidden: readonly string[];
  /** The names of entries in the order of this résumé; one that is missing follows the entry before it in the block. */
  readonly order: readonly string[];
  readonly added?: readonly AddedEntry[];
}

export const noOverride: ItemOverride = { lines: [], entries: [], hidden: [], order: [] };
