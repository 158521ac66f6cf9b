import { builder } from '../../builder.ts';
import { readStage } from '../../../../domain/input/read-stages.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { type MovedJobs, moveJobs, undoMoves } from '../../../../domain/jobs/move-jobs.ts';
import { checkHowMany, JobMutations } from '../mutation-namespaces.ts';
import { CloseReasonType, JobStageType } from './job-parts.ts';
import { Job } from './job.ts';
import { readToday } from './today.ts';

const MovedJobsType = builder.objectRef<MovedJobs>('MovedJobs').implement({
  fields: (t) => ({
    jobs: t.expose('jobs', { type: [Job], description: 'All requested jobs that exist, in their current state.' }),
    passedOver: t.exposeIDList('passedOver', { description: 'Jobs that were no longer at `from` and were not moved.' }),
    entryIds: t.exposeIDList('entryIds', { description: 'Pass these to `undoMoves` to undo the move.' }),
  }),
});

builder.objectField(JobMutations, 'moveJobs', (t) =>
  t.field({
    type: MovedJobsType,
    description:
      'Moves up to 1,000 jobs to a stage. Jobs already at that stage stay unchanged, so it is safe to repeat. Unknown IDs are ignored.',
    args: {
      ids: t.arg.idList({ required: true }),
      stage: t.arg({ type: JobStageType, required: true }),
      closeReason: t.arg({ type: CloseReasonType, description: 'Required for the stage closed.' }),
      on: t.arg({ type: 'Date', description: 'The date they reached the stage. Defaults to today in UTC.' }),
      from: t.arg({ type: JobStageType, description: 'Moves only jobs that are still at this stage.' }),
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
      'Undoes moves that are still the latest of their job, and returns those jobs. Other moves are ignored.',
    args: { entryIds: t.arg.idList({ required: true }) },
    resolve: async (_parent, { entryIds }, context) => {
      const { id: accountId } = await context.account();
      checkHowMany(entryIds);
      return undoMoves(context.db, accountId, entryIds);
    },
  }),
);
