import { builder } from '../../builder.ts';
import { readResumeInput } from '../../input/read-resume.ts';
import { InputReader } from '../../input/reader.ts';
import { updateResume } from '../../store/update-resume.ts';
import { ResumeMutations } from './resume-mutations.ts';
import { ResumeInput, UpdateResumeResult } from './resume.ts';

builder.objectField(ResumeMutations, 'updateResume', (t) =>
  t.field({
    type: UpdateResumeResult,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version that the change was made from.' }),
      input: t.arg({ type: ResumeInput, required: true }),
    },
    resolve: async (_parent, { id, version, input }, context) => {
      const { id: accountId } = await context.account();
      const draft = readResumeInput(new InputReader(), input);
      return updateResume(context.db, accountId, { id, version, draft });
    },
  }),
);
