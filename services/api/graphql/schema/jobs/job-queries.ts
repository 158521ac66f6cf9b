import { jobLimits } from '../../../../../shared/documents/jobs/job-limits.ts';
import { builder } from '../../builder.ts';
import { badUserInput, noDataFound } from '../../../../domain/errors.ts';
import { type JobPage, listJobs } from '../../../../domain/jobs/list-jobs.ts';
import { readJob } from '../../../../domain/jobs/read-job.ts';
import { JobFilterInput, JobSortInput, readJobFilter, readJobSort } from './job-filter.ts';
import { Job } from './job.ts';
import { readToday } from './today.ts';

const JobPageType = builder.objectRef<JobPage>('JobPage').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [Job] }),
    endCursor: t.exposeString('endCursor', { nullable: true, description: 'Null on the last page.' }),
    total: t.int({ description: 'The total over all pages.', resolve: ({ total }) => total() }),
  }),
});

builder.queryFields((t) => ({
  job: t.field({
    type: Job,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const { id: accountId } = await context.account();
      const job = await readJob(context.db, accountId, id);
      if (!job) throw noDataFound();
      return job;
    },
  }),
  jobs: t.field({
    type: JobPageType,
    description: `At most ${jobLimits.page} at a time. By default, the most recent stage change comes first.`,
    args: {
      filter: t.arg({ type: JobFilterInput }),
      sort: t.arg({ type: JobSortInput }),
      after: t.arg.string({ description: 'The `endCursor` of the previous page.' }),
      first: t.arg.int({ defaultValue: 50 }),
      today: t.arg({ type: 'Date', description: 'The current date where the user is. Defaults to the date in UTC.' }),
    },
    resolve: async (_root, { filter, sort, after, first, today }, context) => {
      const { id: accountId } = await context.account();
      const limit = first ?? 50;
      if (limit < 1 || limit > jobLimits.page) {
        throw badUserInput([{ path: 'first', message: `Please request 1 to ${jobLimits.page} jobs.` }]);
      }
      return listJobs(context.db, accountId, {
        filter: readJobFilter(filter),
        sort: readJobSort(sort),
        after: after ?? undefined,
        first: limit,
        today: readToday(today),
      });
    },
  }),
}));
