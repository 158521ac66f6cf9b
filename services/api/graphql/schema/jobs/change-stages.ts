import { builder } from '../../builder.ts';
import { readHistory } from '../../../../domain/input/read-stages.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { changeStages } from '../../../../domain/jobs/stages.ts';
import { JobMutations } from '../mutation-namespaces.ts';
import { JobStageInput } from './job-parts.ts';
import { UpdateJobResult } from './job.ts';

builder.objectField(JobMutations, 'changeStages', (t) =>
  t.field({
    type: UpdateJobResult,
    description: 'Replaces the stage history, sorted by date. The last entry becomes the current stage of the job.',
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version this change is based on.' }),
      stages: t.arg({ type: [JobStageInput], required: true }),
    },
    resolve: async (_parent, { id, version, stages }, context) => {
      const { id: accountId } = await context.account();
      const history = readHistory(new InputReader(), stages);
      return changeStages(context.db, accountId, { id, version, history });
    },
  }),
);
