import { jobLimits } from '../../../../../shared/documents/jobs/job-limits.ts';
import { builder } from '../../builder.ts';
import { badUserInput } from '../../../../domain/errors.ts';
import { checkJob, emptyJob, readJobChange } from '../../../../domain/input/read-job.ts';
import { readHistory, readStage } from '../../../../domain/input/read-stages.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { readJob } from '../../../../domain/jobs/read-job.ts';
import { insertJobs, type NewJob } from '../../../../domain/jobs/write-job.ts';
import { JobMutations } from '../mutation-namespaces.ts';
import { Job, JobInput } from './job.ts';
import { readToday, todayDescription } from './today.ts';

function readNewJob(reader: InputReader, input: typeof JobInput.$inferInput): NewJob {
  const { stage, closeReason, on, stages, ...written } = input;
  const draft = { ...emptyJob, ...readJobChange(reader, written) };
  checkJob(reader, draft);
  const reached = readStage(reader, stage ?? 'saved', closeReason);
  const history = stages?.length ? readHistory(reader, stages) : undefined;
  return { draft, reached, on: reader.day('on', on) ?? undefined, ...(history && { history }) };
}

builder.objectField(JobMutations, 'createJob', (t) =>
  t.field({
    type: Job,
    args: {
      id: t.arg.id({
        description: 'A UUID for the new job. Repeating the request with the same UUID creates only one job.',
      }),
      input: t.arg({ type: JobInput, required: true }),
      today: t.arg({ type: 'Date', description: todayDescription }),
    },
    resolve: async (_parent, { id: requestedId, input, today }, context) => {
      const { id: accountId } = await context.account();
      const reader = new InputReader();
      const id = reader.newRecordId('id', requestedId);
      const job = { id, ...readNewJob(reader, input) };
      reader.finish();
      const existing = id === undefined ? undefined : await readJob(context.db, accountId, id);
      if (existing) return existing;
      const [created] = await insertJobs(context.db, accountId, [job], readToday(today));
      if (!created) throw new Error('The database did not return the stored row.');
      return created;
    },
  }),
);

builder.objectField(JobMutations, 'importJobs', (t) =>
  t.field({
    type: [Job],
    description: `Imports up to ${jobLimits.imported} jobs, all or none. Split requests larger than 256 KiB.`,
    args: {
      rows: t.arg({ type: [JobInput], required: true }),
      today: t.arg({ type: 'Date', description: todayDescription }),
    },
    resolve: async (_parent, { rows, today }, context) => {
      const { id: accountId } = await context.account();
      if (rows.length > jobLimits.imported) {
        throw badUserInput([{ path: 'rows', message: `Please import at most ${jobLimits.imported} jobs at once.` }]);
      }
      const reader = new InputReader();
      const news = rows.map((row, index) => readNewJob(reader.at(`rows[${index}]`), row));
      reader.finish();
      return insertJobs(context.db, accountId, news, readToday(today));
    },
  }),
);
