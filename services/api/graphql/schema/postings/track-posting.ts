import { builder } from '../../builder.ts';
import { noDataFound } from '../../../../domain/errors.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { readPosting } from '../../../../domain/postings/tracking/posting-record.ts';
import { trackPosting } from '../../../../domain/postings/tracking/track-posting.ts';
import { JobMutations } from '../jobs/job-mutations.ts';
import { Job } from '../jobs/job.ts';
import { readToday } from '../jobs/today.ts';

builder.objectField(JobMutations, 'trackPosting', (t) =>
  t.field({
    type: Job,
    description:
      'Puts a posting on the board, with its text as it is now. Sent again, it answers with the job that is there.',
    args: {
      id: t.arg.id({ required: true, description: 'Of the posting.' }),
      jobId: t.arg.id({ description: 'A UUID for the new job.' }),
      today: t.arg({ type: 'Date', description: 'Where the person is; without it, in UTC.' }),
    },
    resolve: async (_parent, { id, jobId, today }, context) => {
      const { id: accountId } = await context.account();
      const reader = new InputReader();
      const newJob = reader.newRecordId('jobId', jobId);
      reader.finish();
      const posting = await readPosting(context.readReplica, id);
      if (!posting) throw noDataFound();
      const { text } = await context.postingTextsOf(posting.id);
      return trackPosting(context.db, accountId, { posting, text, jobId: newJob }, readToday(today));
    },
  }),
);
