import { versionCalls, type DocumentKind } from '@shared/builder';
import { mergeResumes, parseResumeDocument, type ResumeDocument } from '@shared/documents';
import { versionRequests } from '../api/resume-versions.ts';
import { resumeEditor } from '../editing/document-editor.ts';
import type { ResumeAction } from '../editing/edit-action.ts';
import { resumeDrafts } from './resume-drafts.ts';

function parse(value: unknown): ResumeDocument | undefined {
  const reading = parseResumeDocument(value);
  return reading.ok ? reading.document : undefined;
}

/** Tells the shared builder how to handle résumés. */
export const resumeKind: DocumentKind<ResumeDocument, ResumeAction> = {
  name: 'resume-builder',
  parse,
  editor: resumeEditor,
  drafts: resumeDrafts,
  versions: versionCalls(versionRequests, parse),
  merge: mergeResumes,
};
