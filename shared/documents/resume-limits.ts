/** How much a résumé may hold: far more than one ever needs, and little enough for every request to stay small. */
export const resumeLimits = {
  /** Characters of a name, title, label or place. */
  line: 300,
  /** Characters of an address. */
  link: 2_048,
  /** Characters of one accomplishment. */
  point: 4_000,
  /** Characters of a summary or of an item's text. */
  text: 20_000,
  sections: 50,
  itemsPerSection: 200,
  pointsPerItem: 100,
  /** Entries of one block that a résumé may hide, reword or put in order: those of all its wordings. */
  overridesPerItem: 1_000,
  links: 50,
  /** Days for which a deleted résumé can be brought back. */
  deletedForDays: 30,
  /** Documents that can be deleted or brought back in one step. */
  deletedAtOnce: 1_000,
  /** Characters of the name of a version. */
  versionName: 100,
  /** Characters of all texts of a document together. */
  wholeDocument: 400_000,
} as const;
