import { builder } from '../../builder.ts';
import { readStage } from '../../../../domain/input/read-stages.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { type MovedJobs, moveJobs, undoMoves } from '../../../../domain/jobs/move-jobs.ts';
import { checkHowMany, JobMutations } from './job-mutations.ts';
import { CloseReasonType, JobStageType } from './job-parts.ts';
import { Job } from './job.ts';
import { readToday } from './today.ts';

const MovedJobsType = builder.objectRef<MovedJobs>('MovedJobs').implement({
  fields: (t) => ({
    jobs: t.expose('jobs', { type: [Job], description: 'All that were named and are there, as they now are.' }),
    passedOver: t.exposeIDList('passedOver', { description: 'Jobs that were no longer at `from`, and stayed.' }),
    entryIds: t.exposeIDList('entryIds', { description: 'What `undoMoves` wants, to take this back.' }),
  }),
});

builder.objectField(JobMutations, 'moveJobs', (t) =>
  t.field({
    type: MovedJobsType,
    description:
      'Moves up to 1,000 jobs to a stage. Jobs that are there already stay as they are, so it may be sent twice; ids of nothing are passed over.',
    args: {
      ids: t.arg.idList({ required: true }),
      stage: t.arg({ type: JobStageType, required: true }),
      closeReason: t.arg({ type: CloseReasonType, description: 'Of jobs that are closed.' }),
      on: t.arg({ type: 'Date', description: 'The day on which they got there; without it, today in UTC.' }),
      from: t.arg({ type: JobStageType, description: 'Moves only the jobs that are still there.' }),
    },
    resolve: async (_parent, { ids, stage, closeReason, on, from }, context) => {
      const { id: accountId } = await context.account();
      checkHowMany(ids);
      const reader = new InputReader();
      const reached = readStage(reader, stage, closeReason);
      reader.finish();
      return moveJobs(context.db, accountId, { ids, reached, on: readToday(on, 'on'), from: from ?? undefined });
    },
  }),
);

builder.objectField(JobMutations, 'undoMoves', (t) =>
  t.field({
    type: [Job],
    description:
      'Takes moves back that are still the last of their jobs, and answers these jobs as they now are; others are passed over.',
    args: { entryIds: t.arg.idList({ required: true }) },
    resolve: async (_parent, { entryIds }, context) => {
      const { id: accountId } = await context.account();
      checkHowMany(entryIds);
      return undoMoves(context.db, accountId, entryIds);
    },
  }),
);
