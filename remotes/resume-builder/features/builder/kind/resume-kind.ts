import type { DocumentKind } from '@shared/builder';
import { mergeResumes, parseResumeDocument, type ResumeDocument } from '@shared/documents';
import { resumeEditor } from '../editing/document-editor.ts';
import type { ResumeAction } from '../editing/edit-action.ts';
import { resumeDrafts } from './resume-drafts.ts';
import { resumeVersions } from './resume-versions.ts';

/** What the parts of a builder need to know of résumés. */
export const resumeKind: DocumentKind<ResumeDocument, ResumeAction> = {
  name: 'resume-builder',
  parse(value) {
    const reading = parseResumeDocument(value);
    return reading.ok ? reading.document : undefined;
  },
  editor: resumeEditor,
  drafts: resumeDrafts,
  versions: resumeVersions,
  merge: mergeResumes,
};
