import { jobLimits } from '../../../../../shared/documents/jobs/job-limits.ts';
import type { JobTraits } from '../../../../../shared/documents/jobs/job-matcher.ts';
import { builder } from '../../builder.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import {
  countByStage,
  countDue,
  type JobsDue,
  findTrackedDuplicates,
  likelyDuplicates,
  type NamedCount,
  sourcesInUse,
  type StageCount,
  tagsInUse,
} from '../../../../domain/jobs/job-figures.ts';
import { JobFilterInput, readJobFilter } from './job-filter.ts';
import { JobStageType } from './job-parts.ts';
import { Job } from './job.ts';
import { readToday, todayDescription } from './today.ts';

const JobCount = builder.objectRef<StageCount>('JobCount').implement({
  fields: (t) => ({ stage: t.expose('stage', { type: JobStageType }), count: t.exposeInt('count') }),
});

const JobsDueType = builder.objectRef<JobsDue>('JobsDue').implement({
  description: 'Jobs that need attention.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'Jobs of either kind. A job can be of both.' }),
    nextSteps: t.exposeInt('nextSteps', { description: 'With a next step due today or earlier.' }),
    quiet: t.exposeInt('quiet', { description: 'Without a reply for 10 days.' }),
  }),
});

const NamedCountType = builder.objectRef<NamedCount>('NamedCount').implement({
  fields: (t) => ({ name: t.exposeString('name'), count: t.exposeInt('count') }),
});

const JobTraitsInput = builder.inputType('JobTraits', {
  description: 'What identifies a possible duplicate of a job.',
  fields: (t) => ({ title: t.string(), company: t.string(), location: t.string(), link: t.string() }),
});

function readTraits(reader: InputReader, traitsInput: typeof JobTraitsInput.$inferInput): JobTraits {
  return {
    title: reader.line('title', traitsInput.title),
    company: reader.line('company', traitsInput.company),
    location: reader.line('location', traitsInput.location),
    link: reader.line('link', traitsInput.link, jobLimits.link),
  };
}

builder.queryFields((t) => ({
  jobCounts: t.field({
    type: [JobCount],
    description: 'Stages without jobs are omitted.',
    args: { filter: t.arg({ type: JobFilterInput }), today: t.arg({ type: 'Date', description: todayDescription }) },
    resolve: async (_root, { filter, today }, context) => {
      const { id: accountId } = await context.account();
      return countByStage(context.db, accountId, readJobFilter(filter), readToday(today));
    },
  }),
  jobsDue: t.field({
    type: JobsDueType,
    args: { today: t.arg({ type: 'Date', description: todayDescription }) },
    resolve: async (_root, { today }, context) => {
      const { id: accountId } = await context.account();
      return countDue(context.db, accountId, readToday(today));
    },
  }),
  jobTags: t.field({
    type: [NamedCountType],
    description: 'Most used first.',
    resolve: async (_root, _args, context) => tagsInUse(context.db, (await context.account()).id),
  }),
  jobSources: t.field({
    type: [NamedCountType],
    description: 'Most frequent first.',
    resolve: async (_root, _args, context) => sourcesInUse(context.db, (await context.account()).id),
  }),
  likelyDuplicates: t.field({
    type: [Job],
    description: 'At most 10 jobs with the same link, or with the same title, company and, if both have one, location.',
    args: { title: t.arg.string(), company: t.arg.string(), location: t.arg.string(), link: t.arg.string() },
    resolve: async (_root, { title, company, location, link }, context) => {
      const { id: accountId } = await context.account();
      const reader = new InputReader();
      const traits = readTraits(reader, { title, company, location, link });
      reader.finish();
      return likelyDuplicates(context.db, accountId, traits);
    },
  }),
  knownJobs: t.field({
    type: t.listRef('ID', { nullable: true }),
    description: `For each of up to ${jobLimits.imported} jobs, the ID of an existing job that is probably the same.`,
    args: { jobs: t.arg({ type: [JobTraitsInput], required: true }) },
    resolve: async (_root, { jobs }, context) => {
      const { id: accountId } = await context.account();
      const reader = new InputReader();
      const requestedJobs = reader
        .entries('jobs', jobs, jobLimits.imported)
        .map((job, index) => readTraits(reader.at(`jobs[${index}]`), job));
      reader.finish();
      return findTrackedDuplicates(context.db, accountId, requestedJobs);
    },
  }),
}));
