import type { LetterDocument } from '../../../../../shared/documents/letter/letter-document.ts';
import { parseLetterDocument } from '../../../../../shared/documents/letter/parse-letter-document.ts';
import { letterKind } from '../../../../domain/documents/document-kind.ts';
import { registerDocumentMutations } from '../documents/document-mutations.ts';
import { registerDocumentQueries } from '../documents/document-queries.ts';
import { documentTypes } from '../documents/document-types.ts';
import { registerManyMutations } from '../documents/many-documents.ts';
import { registerVersionMutations } from '../documents/version-mutations.ts';

const types = documentTypes<LetterDocument>({
  kind: letterKind,
  name: 'Letter',
  noun: 'cover letter',
  scalar: 'LetterDocument',
  parse: parseLetterDocument,
  queries: ({ queries }) => queries.ofLetters,
  documentOf: (context, id) => context.lookups.letterOf(id),
});
registerDocumentQueries(types);
registerDocumentMutations(types);
registerManyMutations(types);
registerVersionMutations(types);

export const { Type: Letter, Mutations: LetterMutations } = types;
