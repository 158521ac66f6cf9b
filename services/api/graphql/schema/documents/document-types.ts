import type { Reading } from '../../../../../shared/documents/parsing/read-whole.ts';
import { resumeLimits } from '../../../../../shared/documents/resume-limits.ts';
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../../../domain/context/request-context.ts';
import { noDataFound } from '../../../../domain/errors.ts';
import type { DeletedDocument } from '../../../../domain/documents/deleted-documents.ts';
import type { StoredDocumentKind } from '../../../../domain/documents/document-kind.ts';
import type { DocumentQueries } from '../../../../domain/documents/queries.ts';
import type { VersionRecord } from '../../../../domain/documents/versions.ts';
import type { DocumentRecord } from '../../../../domain/documents/write-document.ts';
import type { ChangeSummary } from '../../../../domain/events/change-summary.ts';
import { isVersionConflict, type VersionConflict } from '../../../../domain/documents/version-conflict.ts';
import { VersionConflictType } from '../events/event-parts.ts';

/** How a kind of document appears in the schema. All kinds have the same operations. */
export interface DocumentSchema<Document extends object> {
  readonly kind: StoredDocumentKind<Document>;
  /** The name of its types, such as `Resume`. Fields use it with a lowercase first letter. */
  readonly name: 'Resume' | 'Letter';
  /** The noun that descriptions use. */
  readonly noun: string;
  readonly scalar: 'ResumeDocument' | 'LetterDocument';
  readonly parse: (value: unknown) => Reading<Document>;
  readonly queries: (context: RequestContext) => DocumentQueries<Document>;
  /**
   * Reads the content of a document, or undefined if it has been deleted. Calls of one moment are batched into one
   * database query.
   */
  readonly documentOf: (context: RequestContext, id: string) => Promise<Document | undefined>;
}

/** A version, with its changes if they were requested for a list of versions. */
export type ListedVersion<Document> = VersionRecord<Document> & { readonly changes?: readonly ChangeSummary[] };

/** Defines the types of one kind of document. */
export function documentTypes<Document extends object>(schema: DocumentSchema<Document>) {
  const { name, noun, scalar, documentOf } = schema;

  const Type = builder.objectRef<DocumentRecord<Document>>(name).implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      version: t.exposeInt('version'),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
      document: t.field({
        type: scalar,
        resolve: async ({ id, document }, _args, context) => {
          const content = document ?? (await documentOf(context, id));
          if (!content) throw noDataFound();
          return content;
        },
      }),
    }),
  });

  const Input = builder.inputType(`${name}Input`, {
    fields: (t) => ({
      title: t.string({ required: true }),
      document: t.field({ type: scalar, required: true }),
    }),
  });

  const UpdateResult = builder.unionType(`Update${name}Result`, {
    types: [Type, VersionConflictType],
    resolveType: (value: DocumentRecord<Document> | VersionConflict) =>
      isVersionConflict(value) ? VersionConflictType : Type,
  });

  const Deleted = builder.objectRef<DeletedDocument>(`Deleted${name}`).implement({
    description: `A deleted ${noun}. \`restore${name}\` brings it back within ${resumeLimits.deletedForDays} days.`,
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.exposeString('title'),
      deletedAt: t.expose('deletedAt', { type: 'DateTime' }),
    }),
  });

  const Change = builder.objectRef<ChangeSummary>(`${name}Change`).implement({
    description: 'One difference from the previous version. The client words the sentence.',
    fields: (t) => ({
      what: t.exposeString('what', { description: `\`${name}Change["what"]\` in shared/documents/compare.` }),
      section: t.exposeString('section', {
        description: "The section's title. Empty if it has none, or if no section is meant.",
      }),
      sectionKind: t.exposeString('sectionKind', {
        nullable: true,
        description: 'The kind of section, such as `work` or `projects`.',
      }),
      names: t.exposeStringList('names', { description: 'The names of the entries, as far as they are known.' }),
      count: t.exposeInt('count', { description: 'The number of entries it affects.' }),
    }),
  });

  const Version = builder.objectRef<ListedVersion<Document>>(`${name}Version`).implement({
    description: `An earlier version of a ${noun}.`,
    fields: (t) => ({
      id: t.exposeID('id'),
      version: t.exposeInt('version', { description: `The version number of the ${noun} at that time.` }),
      title: t.exposeString('title'),
      name: t.exposeString('name', { nullable: true }),
      savedAt: t.expose('savedAt', { type: 'DateTime' }),
      document: t.field({ type: scalar, resolve: ({ document }) => document }),
      changes: t.field({
        type: [Change],
        description: 'What changed since the previous version. Empty for the first version, and outside the list.',
        resolve: ({ changes }) => changes ?? [],
      }),
    }),
  });

  const Mutations = builder.objectRef<object>(`${name}Mutations`);
  Mutations.implement({});
  builder.mutationField(schema.kind.name, (t) => t.field({ type: Mutations, resolve: () => ({}) }));

  return { ...schema, Type, Input, UpdateResult, Deleted, Version, Mutations };
}

export type DocumentTypes<Document extends object> = ReturnType<typeof documentTypes<Document>>;
