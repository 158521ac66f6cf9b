import { builder } from '../../builder.ts';
import { readJobChange } from '../../../../domain/input/read-job.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { updateJob } from '../../../../domain/jobs/write-job.ts';
import { JobMutations } from './job-mutations.ts';
import { JobChangeInput, UpdateJobResult } from './job.ts';
import { readToday } from './today.ts';

builder.objectField(JobMutations, 'updateJob', (t) =>
  t.field({
    type: UpdateJobResult,
    description: 'A day of application that has come moves a job that was only saved: it was applied for since then.',
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version that the change was made from.' }),
      input: t.arg({ type: JobChangeInput, required: true }),
      today: t.arg({ type: 'Date', description: 'Where the person is; without it, in UTC.' }),
    },
    resolve: async (_parent, { id, version, input, today }, context) => {
      const { id: accountId } = await context.account();
      const reader = new InputReader();
      const change = readJobChange(reader, input);
      reader.finish();
      return updateJob(context.db, accountId, { id, version, change, today: readToday(today) });
    },
  }),
);
