import { builder } from '../../builder.ts';
import { noDataFound } from '../../../../domain/errors.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { readPosting } from '../../../../domain/postings/tracking/posting-record.ts';
import { trackPosting } from '../../../../domain/postings/tracking/track-posting.ts';
import { JobMutations } from '../mutation-namespaces.ts';
import { Job } from '../jobs/job.ts';
import { readToday } from '../jobs/today.ts';

builder.objectField(JobMutations, 'trackPosting', (t) =>
  t.field({
    type: Job,
    description:
      'Adds a posting to the board with its current text. If it is already tracked, returns the existing job.',
    args: {
      id: t.arg.id({ required: true, description: 'The ID of the posting.' }),
      jobId: t.arg.id({ description: 'A UUID for the new job.' }),
      today: t.arg({ type: 'Date', description: 'The current date where the user is. Defaults to the date in UTC.' }),
    },
    resolve: async (_parent, { id, jobId, today }, context) => {
      const { id: accountId } = await context.account();
      const reader = new InputReader();
      const newJob = reader.newRecordId('jobId', jobId);
      reader.finish();
      const posting = await readPosting(context.readReplica, id);
      if (!posting) throw noDataFound();
      const { text } = await context.lookups.postingTextsOf(posting.id);
      return trackPosting(context.db, accountId, { posting, text, jobId: newJob }, readToday(today));
    },
  }),
);
