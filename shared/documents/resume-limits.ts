/** The limits on the contents of a résumé: far more than anyone needs, yet small enough to keep every request small. */
export const resumeLimits = {
  /** Maximum characters of a name, title, label, or place. */
  line: 300,
  /** Maximum characters of a web address. */
  link: 2_048,
  /** Maximum characters of one accomplishment. */
  point: 4_000,
  /** Maximum characters of a summary or of an item's text. */
  text: 20_000,
  sections: 50,
  itemsPerSection: 200,
  pointsPerItem: 100,
  /** Maximum number of entries of one block, including its variants, that a résumé may hide, reword, or reorder. */
  overridesPerItem: 1_000,
  links: 50,
  /** The number of days for which a deleted résumé can be restored. */
  deletedForDays: 30,
  /** Maximum number of documents that can be deleted or restored in one step. */
  deletedAtOnce: 1_000,
  /** Maximum characters of the name of a version. */
  versionName: 100,
  /** Maximum levels and characters of the file that a résumé was imported from. */
  originDepth: 8,
  origin: 60_000,
  /** Maximum characters of all texts of a document together. */
  wholeDocument: 400_000,
} as const;
