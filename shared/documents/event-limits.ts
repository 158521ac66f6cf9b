/** How much a building block may hold. */
export const eventLimits = {
  /** Characters of a name, title or place. */
  line: 300,
  /** Characters of an address. */
  link: 2_048,
  /** Characters of an accomplishment. */
  text: 5_000,
  /** Accomplishments, courses or skills of a block. */
  entries: 200,
  /** Other wordings of a block. */
  variants: 12,
  /** Résumés whose pages are counted when a block changes that all of them use: those changed last. */
  pagesCounted: 40,
  /** Blocks of each kind that an import may bring at once. */
  imported: 200,
} as const;
