import { builder } from '../../builder.ts';
import { readJobChange } from '../../../../domain/input/read-job.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { updateJob } from '../../../../domain/jobs/write-job.ts';
import { JobMutations } from '../mutation-namespaces.ts';
import { JobChangeInput, UpdateJobResult } from './job.ts';
import { readToday } from './today.ts';

builder.objectField(JobMutations, 'updateJob', (t) =>
  t.field({
    type: UpdateJobResult,
    description: 'Setting an application date that has passed moves a saved job to applied as of that date.',
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version this change is based on.' }),
      input: t.arg({ type: JobChangeInput, required: true }),
      today: t.arg({ type: 'Date', description: 'The current date where the user is. Defaults to the date in UTC.' }),
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
