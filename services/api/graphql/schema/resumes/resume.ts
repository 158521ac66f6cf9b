import { parseResumeDocument } from '../../../../../shared/documents/parse-resume-document.ts';
import type { ResumeDocument } from '../../../../../shared/documents/resume-document.ts';
import { resumeKind } from '../../../../domain/documents/document-kind.ts';
import { addDocumentMutations } from '../documents/document-mutations.ts';
import { addDocumentQueries } from '../documents/document-queries.ts';
import { documentTypes } from '../documents/document-types.ts';
import { addManyMutations } from '../documents/many-documents.ts';
import { addVersionMutations } from '../documents/version-mutations.ts';

const types = documentTypes<ResumeDocument>({
  kind: resumeKind,
  name: 'Resume',
  noun: 'résumé',
  scalar: 'ResumeDocument',
  parse: parseResumeDocument,
  queries: ({ queries }) => queries.ofResumes,
  documentOf: (context, id) => context.documentOf(id),
});
addDocumentQueries(types);
addDocumentMutations(types);
addManyMutations(types);
addVersionMutations(types);

export const { Type: Resume, Input: ResumeInput, Mutations: ResumeMutations } = types;
