import { builder } from '../../builder.ts';
import { type DeletedJobs, deleteJobs, restoreJobs } from '../../../../domain/jobs/delete-jobs.ts';
import { checkHowMany, JobMutations } from '../mutation-namespaces.ts';
import { Job } from './job.ts';

const DeletedJobsType = builder.objectRef<DeletedJobs>('DeletedJobs').implement({
  fields: (t) => ({
    ids: t.exposeIDList('ids'),
    undoUntil: t.expose('undoUntil', { type: 'DateTime', description: 'When they are deleted for good.' }),
  }),
});

builder.objectField(JobMutations, 'deleteJobs', (t) =>
  t.field({
    type: DeletedJobsType,
    description: 'Deletes up to 1,000 jobs. Unknown IDs are ignored. `restoreJobs` undoes it.',
    args: { ids: t.arg.idList({ required: true }) },
    resolve: async (_parent, { ids }, context) => {
      const { id: accountId } = await context.account();
      checkHowMany(ids);
      return deleteJobs(context.db, accountId, ids);
    },
  }),
);

builder.objectField(JobMutations, 'restoreJobs', (t) =>
  t.field({
    type: [Job],
    description: 'Restores deleted jobs as they were. Safe to repeat.',
    args: { ids: t.arg.idList({ required: true }) },
    resolve: async (_parent, { ids }, context) => {
      const { id: accountId } = await context.account();
      checkHowMany(ids);
      return restoreJobs(context.db, accountId, ids);
    },
  }),
);
