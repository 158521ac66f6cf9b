import { builder } from '../../builder.ts';
import { noDataFound } from '../../../../domain/errors.ts';
import { listDeletedDocuments } from '../../../../domain/documents/deleted-documents.ts';
import { readVersion } from '../../../../domain/documents/versions.ts';
import { recordId } from '../../../../domain/ids.ts';
import { withChanges } from '../../../../domain/events/change-summary.ts';
import type { DocumentTypes } from './document-types.ts';

/**
 * Registers the queries of one kind of document: `resumes`, `resume`, `deletedResumes`, `resumeVersions`,
 * `resumeVersion`.
 */
export function registerDocumentQueries<Document extends object>(types: DocumentTypes<Document>): void {
  const { kind, name, noun, queries, Type, Deleted, Version } = types;
  builder.queryFields((t) => ({
    [`${kind.name}s`]: t.field({
      type: [Type],
      description: 'Most recently edited first.',
      resolve: async (_root, _args, context) => {
        const { id: accountId } = await context.account();
        return queries(context).list.execute({ accountId });
      },
    }),
    [kind.name]: t.field({
      type: Type,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => {
        const { id: accountId } = await context.account();
        const [row] = await queries(context).one.execute({ accountId, id: recordId(id) });
        if (!row) throw noDataFound();
        return row;
      },
    }),
    [`deleted${name}s`]: t.field({
      type: [Deleted],
      description: 'Most recently deleted first.',
      resolve: async (_root, _args, context) => {
        const { id: accountId } = await context.account();
        return listDeletedDocuments(context.db, kind, accountId);
      },
    }),
    [`${kind.name}Versions`]: t.field({
      type: [Version],
      description: `Earlier versions of a ${noun}, newest first. The current version is the ${noun} itself.`,
      args: { id: t.arg.id({ required: true, description: `The ID of the ${noun}.` }) },
      resolve: async (_root, { id }, context) => {
        const { id: accountId } = await context.account();
        const documentId = recordId(id);
        const [[document], versions] = await Promise.all([
          queries(context).one.execute({ accountId, id: documentId }),
          queries(context).versions.execute({ accountId, documentId }),
        ]);
        if (!document) throw noDataFound();
        return withChanges(context.db, kind, accountId, versions);
      },
    }),
    [`${kind.name}Version`]: t.field({
      type: Version,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => {
        const { id: accountId } = await context.account();
        return readVersion(context.db, kind, accountId, id);
      },
    }),
  }));
}
