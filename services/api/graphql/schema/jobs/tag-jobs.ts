import { builder } from '../../builder.ts';
import { readTags } from '../../../../domain/input/read-job.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { tagJobs } from '../../../../domain/jobs/tag-jobs.ts';
import { checkHowMany, JobMutations } from '../mutation-namespaces.ts';
import { Job } from './job.ts';

builder.objectField(JobMutations, 'tagJobs', (t) =>
  t.field({
    type: [Job],
    description: 'Adds tags to and removes tags from up to 1,000 jobs. Unknown IDs are ignored.',
    args: { ids: t.arg.idList({ required: true }), add: t.arg.stringList(), remove: t.arg.stringList() },
    resolve: async (_parent, { ids, add, remove }, context) => {
      const { id: accountId } = await context.account();
      checkHowMany(ids);
      const reader = new InputReader();
      const change = { ids, add: readTags(reader, 'add', add), remove: readTags(reader, 'remove', remove) };
      reader.finish();
      return tagJobs(context.db, accountId, change);
    },
  }),
);
