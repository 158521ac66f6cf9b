import { builder } from '../../builder.ts';
import { readResumeInput } from '../../input/read-resume.ts';
import { InputReader } from '../../input/reader.ts';
import { insertResume } from '../../store/resumes.ts';
import { ResumeMutations } from './resume-mutations.ts';
import { Resume, ResumeInput } from './resume.ts';

builder.objectField(ResumeMutations, 'createResume', (t) =>
  t.field({
    type: Resume,
    args: { input: t.arg({ type: ResumeInput, required: true }) },
    resolve: async (_parent, { input }, context) => {
      const { id: accountId } = await context.account();
      const draft = readResumeInput(new InputReader(), input);
      return context.db.transaction((transaction) => insertResume(transaction, accountId, draft));
    },
  }),
);
