import { builder } from '../../builder.ts';
import { resumeLimits } from '../../../../shared/documents/resume-limits.ts';
import {
  deleteResume,
  type DeletedResume as DeletedResumeRecord,
  listDeletedResumes,
  restoreResume,
} from '../../store/deleted-resumes.ts';
import { ResumeMutations } from './resume-mutations.ts';
import { Resume } from './resume.ts';

const DeletedResume = builder.objectRef<DeletedResumeRecord>('DeletedResume').implement({
  description: `A résumé that \`restoreResume\` can bring back, for ${resumeLimits.deletedForDays} days.`,
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    deletedAt: t.expose('deletedAt', { type: 'DateTime' }),
  }),
});

builder.queryField('deletedResumes', (t) =>
  t.field({
    type: [DeletedResume],
    description: 'The one deleted last comes first.',
    resolve: async (_root, _args, context) => {
      const { id: accountId } = await context.account();
      return listDeletedResumes(context.db, accountId);
    },
  }),
);

builder.objectField(ResumeMutations, 'deleteResume', (t) =>
  t.field({
    type: DeletedResume,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_parent, { id }, context) => {
      const { id: accountId } = await context.account();
      return deleteResume(context.db, accountId, id);
    },
  }),
);

builder.objectField(ResumeMutations, 'restoreResume', (t) =>
  t.field({
    type: Resume,
    description: 'Brings a deleted résumé back as it was, with its earlier versions. May be sent twice.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_parent, { id }, context) => {
      const { id: accountId } = await context.account();
      return restoreResume(context.db, accountId, id);
    },
  }),
);
