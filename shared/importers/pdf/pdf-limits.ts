/** The limits of what is read from a PDF. They are in a file of their own, because pages name them without the reader. */
export const pdfLimits = {
  pages: 30,
  /** Maximum number of text runs on all pages: a dense page has about 2,000. */
  runs: 60_000,
  /** The time limit for the texts of the whole file, in milliseconds. */
  time: 20_000,
} as const;

/** The milliseconds after which a worker that reads a file is ended. */
export const readingLimit = 45_000;
