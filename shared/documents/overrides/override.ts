/**
 * What a résumé says differently about one of its blocks (decisions.md "Résumés"). It holds texts that were reworded here
 * and names of entries, never the block itself: whatever it does not speak of follows the block.
 */

/** The single lines of a block that a résumé may word differently, and the text of a paragraph in a letter. */
export const lineFields = [
  'company',
  'position',
  'location',
  'university',
  'degree',
  'major',
  'minor',
  'name',
  'text',
] as const;
export type LineFieldName = (typeof lineFields)[number];

/** The lists of a block whose entries a résumé may hide, reword and put in another order. */
export const listFields = ['accomplishments', 'coursework', 'skills'] as const;
export type ListFieldName = (typeof listFields)[number];

interface Rewording {
  readonly text: string;
  /** What the block said when this was written: another text there now means that the block has changed since. */
  readonly basedOn: string;
}

export interface LineRewording extends Rewording {
  readonly field: LineFieldName;
  /** The variant whose line this is; without it, the block's own. It says nothing about the others. */
  readonly variantId?: string;
}

export interface EntryRewording extends Rewording {
  /** Of the entry. All entries of a block and of its variants have names apart, so this says which wording is meant. */
  readonly id: string;
}

export interface ItemOverride {
  readonly lines: readonly LineRewording[];
  readonly entries: readonly EntryRewording[];
  /** Names of entries that are not shown. */
  readonly hidden: readonly string[];
  /** Names of entries in the order of this résumé; one that is missing follows the entry before it in the block. */
  readonly order: readonly string[];
}

export const noOverride: ItemOverride = { lines: [], entries: [], hidden: [], order: [] };
