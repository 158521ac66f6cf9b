import { eventLimits } from '../../../../../shared/documents/event-limits.ts';
import type { ContactInfo } from '../../../../../shared/documents/resume-document.ts';
import { builder } from '../../builder.ts';
import { readContactInfo } from '../../../../domain/input/read-contact-info.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import {
  type ChangedSince,
  isChangedSince,
  undoImport,
  type UndoneImport,
} from '../../../../domain/events/undo-import.ts';
import { ContactInfoInput } from '../user/contact-info-input.ts';
import { ResumeMutations } from './resume.ts';

const ImportedProfileInput = builder.inputType('ImportedProfileInput', {
  description: "The profile's contact info before and after an import that changed it. The email may be empty.",
  fields: (t) => ({
    before: t.field({ type: ContactInfoInput, required: true }),
    after: t.field({ type: ContactInfoInput, required: true }),
  }),
});

const ImportUndoInput = builder.inputType('ImportUndoInput', {
  fields: (t) => ({
    resumeId: t.id({ required: true }),
    blocks: t.idList({ required: true, description: 'The UUIDs that the import gave its blocks.' }),
    profile: t.field({ type: ImportedProfileInput }),
  }),
});

const UndoneImportType = builder.objectRef<UndoneImport>('UndoneImport').implement({
  fields: (t) => ({
    resumeId: t.exposeID('resumeId'),
    blocks: t.exposeIDList('blocks', { description: 'The IDs of the removed blocks.' }),
  }),
});

const ChangedSinceType = builder.objectRef<ChangedSince>('ImportChangedSince').implement({
  description: 'What has changed since the import and would be lost by undoing it. Nothing was removed.',
  fields: (t) => ({
    resume: t.exposeBoolean('resume'),
    blocks: t.exposeIDList('blocks', {
      description: 'The IDs of blocks that were edited or that another résumé uses.',
    }),
    profile: t.exposeBoolean('profile'),
  }),
});

const UndoImportResult = builder.unionType('UndoImportResult', {
  types: [UndoneImportType, ChangedSinceType],
  resolveType: (value) => (isChangedSince(value) ? ChangedSinceType : UndoneImportType),
});

type Contact = Parameters<typeof readContactInfo>[1];

/**
 * Reads the profile from before the import. A guest's profile has no email address. All other rules apply as they did
 * then.
 */
function readFormer(reader: InputReader, input: Contact): ContactInfo {
  if (input.email !== '') return readContactInfo(reader, input);
  return { ...readContactInfo(reader, { ...input, email: 'nobody@example.com' }), email: '' };
}

builder.objectField(ResumeMutations, 'undoImport', (t) =>
  t.field({
    type: UndoImportResult,
    description: 'Removes everything an import created, or nothing.',
    args: { input: t.arg({ type: ImportUndoInput, required: true }) },
    resolve: async (_parent, { input }, context) => {
      const { id: accountId } = await context.account();
      const reader = new InputReader();
      const blocks = reader.entries('blocks', input.blocks, 3 * eventLimits.imported);
      const profile = input.profile
        ? {
            before: readFormer(reader.at('profile.before'), input.profile.before),
            after: readFormer(reader.at('profile.after'), input.profile.after),
          }
        : null;
      reader.finish();
      return undoImport(context.db, accountId, { resumeId: input.resumeId, blocks, profile });
    },
  }),
);
