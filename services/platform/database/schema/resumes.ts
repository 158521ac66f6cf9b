import type { ResumeDocument } from '../../../../shared/documents/resume-document.ts';
import { documentTables } from './document-tables.ts';

export const {
  documents: resumes,
  uses: resumeEvents,
  versions: resumeVersions,
} = documentTables<ResumeDocument>('resume', 'resumes');

export type ResumeRow = typeof resumes.$inferSelect;
export type ResumeVersionRow = typeof resumeVersions.$inferSelect;
