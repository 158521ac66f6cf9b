import { builder } from '../../builder.ts';
import { deleteResume } from '../../store/resumes.ts';
import { ResumeMutations } from './resume-mutations.ts';

const DeletedResume = builder.objectRef<{ readonly id: string }>('DeletedResume').implement({
  fields: (t) => ({ id: t.exposeID('id') }),
});

builder.objectField(ResumeMutations, 'deleteResume', (t) =>
  t.field({
    type: DeletedResume,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_parent, { id }, context) => {
      const { id: accountId } = await context.account();
      return { id: await deleteResume(context.db, accountId, id) };
    },
  }),
);
