import { parseResumeDocument } from '../../../../../shared/documents/parse-resume-document.ts';
import type { ResumeDocument } from '../../../../../shared/documents/resume-document.ts';
import { resumeKind } from '../../../../domain/documents/document-kind.ts';
import { registerDocumentMutations } from '../documents/document-mutations.ts';
import { registerDocumentQueries } from '../documents/document-queries.ts';
import { documentTypes } from '../documents/document-types.ts';
import { registerManyMutations } from '../documents/many-documents.ts';
import { registerVersionMutations } from '../documents/version-mutations.ts';

const types = documentTypes<ResumeDocument>({
  kind: resumeKind,
  name: 'Resume',
  noun: 'résumé',
  scalar: 'ResumeDocument',
  parse: parseResumeDocument,
  queries: ({ queries }) => queries.ofResumes,
  documentOf: (context, id) => context.lookups.documentOf(id),
});
registerDocumentQueries(types);
registerDocumentMutations(types);
registerManyMutations(types);
registerVersionMutations(types);

export const { Type: Resume, Input: ResumeInput, Mutations: ResumeMutations } = types;
