/** A test that shows what a statement claims. */
export interface CitedTest {
  /** The file, from the project's root. */
  readonly file: string;
  /** The title as the file has it, with its placeholders. */
  readonly title: string;
}

/** What shows that a statement is true. A statement without any of it claims nothing. */
export interface Evidence {
  readonly tests?: readonly CitedTest[];
  /** Documents from the project's root, each with the anchor of a heading if it is about a section: `docs/security.md#…`. */
  readonly documents?: readonly string[];
}

export const test = (file: string, title: string): CitedTest => ({ file, title });

/** Returns the tests of one file. */
export const testsOf = (file: string, ...titles: readonly string[]): readonly CitedTest[] =>
  titles.map((title) => ({ file, title }));
