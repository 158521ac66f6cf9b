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
    what: 'Optional fields are marked, but required fields aren’t marked as required.',
    instead: 'If something is missing when you save, its field says so and gets the focus.',
  },
  {
    criteria: ['1.4.3'],
    what: 'Links in our emails have too little contrast (3.96:1) in mail programs with a dark background.',
    instead: 'The plain text of each email has the same links.',
  },
  {
    criteria: ['2.2.1'],
    what: 'Messages with *Undo* disappear after 8 to 15 seconds, and you can’t change that.',
    instead: 'You can restore deleted résumés and letters for 30 days.',
  },
  {
    criteria: ['2.4.6'],
    what: 'Screen readers announce the area for messages by a technical name, “Notifications, bottom-end (alt+T)”, in every language.',
  },
  {
    criteria: ['1.4.12'],
    what: 'With wide text spacing on a screen 320 pixels wide, the list of résumés scrolls sideways by 2 pixels. Nothing is cut off.',
  },
  {
    criteria: ['1.3.1'],
    isInFiles: true,
    what: 'As long as your contact info has no name, the PDF and the shared page of a résumé have no main heading, and the PDF doesn’t claim PDF/UA-1. It is still tagged.',
    instead: 'Add your name in *Contact*.',
  },
  {
    criteria: ['1.4.13'],
    what: 'The label that appears when you point at an icon disappears when you move the pointer onto the label.',
    instead: 'It also appears with keyboard focus, and screen readers read it as the button’s name.',
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
