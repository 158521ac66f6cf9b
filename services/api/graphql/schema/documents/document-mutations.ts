import { builder } from '../../builder.ts';
import { readDocumentInput } from '../../../../domain/input/read-document.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { deleteDocument, restoreDocument } from '../../../../domain/documents/deleted-documents.ts';
import { updateDocument } from '../../../../domain/documents/update-document.ts';
import { insertDocument, renameDocument } from '../../../../domain/documents/write-document.ts';
import { storingOne } from '../../../../domain/usage/storage.ts';
import { linkDocumentToJob } from '../../../../domain/jobs/link-document-to-job.ts';
import type { DocumentTypes } from './document-types.ts';

/**
 * Registers the mutations of one kind of document: `createResume`, `updateResume`, `renameResume`, `deleteResume`,
 * `restoreResume`.
 */
export function registerDocumentMutations<Document extends object>(types: DocumentTypes<Document>): void {
  const { kind, name, noun, parse, Type, Input, UpdateResult, Deleted, Mutations } = types;
  const versionArg = { required: true, description: 'The version this change is based on.' } as const;

  builder.objectFields(Mutations, (t) => ({
    [`create${name}`]: t.field({
      type: Type,
      args: {
        input: t.arg({ type: Input, required: true }),
        jobId: t.arg.id({ description: `The tracked job to link the ${noun} to.` }),
      },
      resolve: async (_parent, { input, jobId }, context) => {
        const { id: accountId } = await context.account();
        const draft = readDocumentInput(new InputReader(), parse, input);
        return storingOne(context.db, accountId, async (transaction) => {
          const row = await insertDocument(transaction, kind, accountId, draft);
          if (jobId) await linkDocumentToJob(transaction, accountId, { jobId, kind: kind.name, documentId: row.id });
          return row;
        });
      },
    }),
    [`update${name}`]: t.field({
      type: UpdateResult,
      args: {
        id: t.arg.id({ required: true }),
        version: t.arg.int(versionArg),
        input: t.arg({ type: Input, required: true }),
      },
      resolve: async (_parent, { id, version, input }, context) => {
        const { id: accountId } = await context.account();
        const draft = readDocumentInput(new InputReader(), parse, input);
        return updateDocument(context.db, kind, accountId, { id, version, draft });
      },
    }),
    [`rename${name}`]: t.field({
      type: UpdateResult,
      args: {
        id: t.arg.id({ required: true }),
        version: t.arg.int(versionArg),
        title: t.arg.string({ required: true }),
      },
      resolve: async (_parent, { id, version, title: titleInput }, context) => {
        const { id: accountId } = await context.account();
        const reader = new InputReader();
        const title = reader.requiredLine('title', titleInput, 'Please enter a title.');
        reader.finish();
        return renameDocument(context.db, kind, accountId, { id, version, title });
      },
    }),
    [`delete${name}`]: t.field({
      type: Deleted,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_parent, { id }, context) => {
        const { id: accountId } = await context.account();
        return deleteDocument(context.db, kind, accountId, id);
      },
    }),
    [`restore${name}`]: t.field({
      type: Type,
      description: `Restores a deleted ${noun} with its earlier versions. Safe to repeat.`,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_parent, { id }, context) => {
        const { id: accountId } = await context.account();
        return restoreDocument(context.db, kind, accountId, id);
      },
    }),
  }));
}
