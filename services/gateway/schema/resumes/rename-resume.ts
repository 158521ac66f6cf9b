import { builder } from '../../builder.ts';
import { InputReader } from '../../input/reader.ts';
import { renameResume } from '../../store/resumes.ts';
import { ResumeMutations } from './resume-mutations.ts';
import { UpdateResumeResult } from './resume.ts';

builder.objectField(ResumeMutations, 'renameResume', (t) =>
  t.field({
    type: UpdateResumeResult,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version that the change was made from.' }),
      title: t.arg.string({ required: true }),
    },
    resolve: async (_parent, { id, version, title: given }, context) => {
      const { id: accountId } = await context.account();
      const reader = new InputReader();
      const title = reader.requiredLine('title', given, 'Please enter a title.');
      reader.finish();
      return renameResume(context.db, accountId, { id, version, title });
    },
  }),
);
