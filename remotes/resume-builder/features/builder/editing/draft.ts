import type { ResumeDocument } from '@shared/documents';

/** What is being edited and saved as one. */
export interface Draft {
  readonly title: string;
  readonly document: ResumeDocument;
}
