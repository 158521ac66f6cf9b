/** A configured source of postings. */
export type Feed = {
  /** Identifies the feed in the database and in reports. It must not change while the feed exists. */
  readonly key: string;
} & (
  | {
      readonly kind: BoardKind;
      /** The board's name in its addresses. */
      readonly board: string;
      /** The company that the board belongs to. */
      readonly company: string;
      /** The origin of the board's API. */
      readonly origin: string;
    }
  | { readonly kind: 'jsonLd'; /** Pages with schema.org `JobPosting` data. */ readonly pages: readonly string[] }
);

export const boardKinds = ['greenhouse', 'lever', 'ashby'] as const;
export type BoardKind = (typeof boardKinds)[number];

/** A feed of one of the boards. */
export type BoardFeed = Extract<Feed, { readonly kind: BoardKind }>;

/** The default origin of each kind of board. */
export const defaultOrigins: Readonly<Record<BoardKind, string>> = {
  greenhouse: 'https://boards-api.greenhouse.io',
  lever: 'https://api.lever.co',
  ashby: 'https://api.ashbyhq.com',
};
