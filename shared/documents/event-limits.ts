/** The limits on the contents of a block. */
export const eventLimits = {
  /** Maximum characters of a name, title, or place. */
  line: 300,
  /** Maximum characters of a web address. */
  link: 2_048,
  /** Maximum characters of an accomplishment. */
  text: 5_000,
  /** Maximum number of accomplishments, courses, or skills in a block. */
  entries: 200,
  /** Maximum number of variants of a block. */
  variants: 12,
  /**
   * When a changed block is used in many résumés, the pages of this many are counted, starting with the most recently
   * changed.
   */
  pagesCounted: 40,
  /** Maximum number of blocks of each kind in one import. */
  imported: 200,
} as const;
