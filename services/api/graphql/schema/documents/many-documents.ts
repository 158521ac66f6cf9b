import { resumeLimits } from '../../../../../shared/documents/resume-limits.ts';
import { builder } from '../../builder.ts';
import { badUserInput } from '../../../../domain/errors.ts';
import { deleteDocuments, restoreDocuments } from '../../../../domain/documents/deleted-documents.ts';
import type { DocumentTypes } from './document-types.ts';

const maxIds = resumeLimits.deletedAtOnce;

function checkHowMany(ids: readonly string[]): void {
  if (ids.length <= maxIds) return;
  throw badUserInput([{ path: 'ids', message: `Please select at most ${maxIds} documents at once.` }]);
}

/** Registers the mutations that change many documents of a kind in one step: `deleteResumes`, `restoreResumes`. */
export function registerManyMutations<Document extends object>(types: DocumentTypes<Document>): void {
  const { kind, name, noun, Type, Deleted, Mutations } = types;
  builder.objectFields(Mutations, (t) => ({
    [`delete${name}s`]: t.field({
      type: [Deleted],
      description: `Deletes up to ${maxIds} documents. Unknown IDs are ignored.`,
      args: { ids: t.arg.idList({ required: true }) },
      resolve: async (_parent, { ids }, context) => {
        const { id: accountId } = await context.account();
        checkHowMany(ids);
        return deleteDocuments(context.db, kind, accountId, ids);
      },
    }),
    [`restore${name}s`]: t.field({
      type: [Type],
      description: `Restores each deleted ${noun}, all or none. Unknown IDs are ignored. Safe to repeat.`,
      args: { ids: t.arg.idList({ required: true }) },
      resolve: async (_parent, { ids }, context) => {
        const { id: accountId } = await context.account();
        checkHowMany(ids);
        return restoreDocuments(context.db, kind, accountId, ids);
      },
    }),
  }));
}
