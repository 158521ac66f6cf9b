/** A known problem, which makes the criteria that it concerns partial. It is removed with its fix. */
export interface Problem {
  /** The numbers of the WCAG criteria. */
  readonly criteria: readonly string[];
  /** Whether it is also in the PDF and Word files that the product makes, where it concerns the same criteria. */
  readonly isInFiles?: true;
  /** What a person runs into, in one or two sentences. */
  readonly what: string;
  /** What helps until it is fixed. */
  readonly instead?: string;
}

/**
 * What a review by use found in November 2026 that is still so: every page with keys alone, the accessibility tree, 320
 * CSS pixels, computed contrast, and forced colors.
 */
export const problems: readonly Problem[] = [
  {
    criteria: ['1.1.1', '4.1.2'],
    what: 'Screen readers find the preview of a document as one image, with links that have no names, and nothing there leads to its text.',
    instead: 'The same text is in the fields beside it. *What an ATS reads* shows it in reading order.',
  },
  {
    criteria: ['3.3.2'],
    what: 'In the forms of a job and of your contact info, nothing that you see says which fields are optional.',
    instead:
      'Only the job’s title and your email are required. Screen readers say so, and if one is missing when you save, its field says so and gets the focus.',
  },
  {
    criteria: ['1.3.1'],
    isInFiles: true,
    what: 'As long as your contact info has no name, the PDF and the shared page of a résumé have no main heading, and the PDF doesn’t claim PDF/UA-1. It is still tagged.',
    instead: 'Add your name in *Contact*.',
  },
];

/** Returns the known problems of a criterion. */
export const openProblems = (number: string): readonly Problem[] =>
  problems.filter(({ criteria }) => criteria.includes(number));

/** The known problems of exported files. */
export const problemsOfFiles: readonly Problem[] = problems.filter(({ isInFiles }) => isInFiles);

/** Returns problems as they follow a remark. */
export const nameProblems = (these: readonly Problem[]): string =>
  these.map(({ what, instead }) => ` **Known problem:** ${[what, instead].filter(Boolean).join(' ')}`).join('');
