/** What a document is tailored for: a posting, or a job on the board. */
export interface TailorTarget {
  readonly postingId: string | null;
  readonly jobId: string | null;
  readonly title: string;
  readonly company: string | null;
}

/** What a document for it is called until somebody says otherwise. */
export const usualTitle = ({ title, company }: TailorTarget): string =>
  company === null ? title : `${title}, ${company}`;
