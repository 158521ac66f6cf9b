/** A source of postings that somebody has configured. */
export type Feed = {
  /** Names it in the database and in reports; stays the same for as long as the feed does. */
  readonly key: string;
} & (
  | {
      readonly kind: BoardKind;
      /** The board's name in its addresses. */
      readonly board: string;
      /** Whose board it is. */
      readonly company: string;
      /** Where the board is; without it, at its usual address. */
      readonly origin: string;
    }
  | { readonly kind: 'jsonLd'; /** Pages with `JobPosting` of schema.org in them. */ readonly pages: readonly string[] }
);

export const boardKinds = ['greenhouse', 'lever', 'ashby'] as const;
export type BoardKind = (typeof boardKinds)[number];

/** A feed of one of the boards. */
export type BoardFeed = Extract<Feed, { readonly kind: BoardKind }>;

/** Where each kind of board answers. */
export const defaultOrigins: Readonly<Record<BoardKind, string>> = {
  greenhouse: 'https://boards-api.greenhouse.io',
  lever: 'https://api.lever.co',
  ashby: 'https://api.ashbyhq.com',
};
