import { parseResumeDocument } from '../parse-resume-document.ts';
import type { ResumeDocument } from '../resume-document.ts';
import { type DocumentState, mergeBy, type MergedDocuments } from './merge-documents.ts';

/** A résumé as it is edited and saved. */
export type ResumeState = DocumentState<ResumeDocument>;
export type MergedResumes = MergedDocuments<ResumeDocument>;

export const mergeResumes = mergeBy(parseResumeDocument);
