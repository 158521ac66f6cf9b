import { dayOf } from '../../../../../shared/documents/jobs/plain-day.ts';
import { builder } from '../../builder.ts';
import type { PostingRecord, TrackedJob } from '../../../../domain/postings/tracking/posting-record.ts';
import { EmploymentTypeType, JobStageType, SalaryPeriodType, WorkplaceType } from '../jobs/job-parts.ts';

const TrackedJobType = builder.objectRef<TrackedJob>('TrackedJob').implement({
  description: 'The user’s own job that was tracked from a posting.',
  fields: (t) => ({ id: t.exposeID('id'), stage: t.expose('stage', { type: JobStageType }) }),
});

export const Posting = builder.objectRef<PostingRecord>('Posting').implement({
  description: 'A job ad in the job search.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    company: t.exposeString('company'),
    location: t.exposeString('location', { nullable: true, description: 'As the posting states it.' }),
    workplace: t.expose('workplace', {
      type: WorkplaceType,
      nullable: true,
      description: 'Null if the posting does not say.',
    }),
    employmentTypes: t.expose('employmentTypes', { type: [EmploymentTypeType] }),
    salaryMin: t.exposeFloat('salaryMin', { nullable: true }),
    salaryMax: t.exposeFloat('salaryMax', { nullable: true }),
    currency: t.exposeString('currency', { nullable: true, description: 'ISO 4217.' }),
    salaryPeriod: t.expose('salaryPeriod', { type: SalaryPeriodType, nullable: true }),
    postedOn: t.expose('postedOn', { type: 'Date' }),
    closesOn: t.expose('closesOn', { type: 'Date', nullable: true, description: 'The last day to apply.' }),
    isClosed: t.boolean({
      description: 'It was taken down, or its last day has passed.',
      resolve: ({ closedAt, closesOn }) => closedAt !== null || (closesOn !== null && closesOn < dayOf(new Date())),
    }),
    sourceName: t.exposeString('sourceName', { description: 'Where it was found.' }),
    link: t.exposeString('link', { nullable: true, description: 'With the scheme.' }),
    isSample: t.exposeBoolean('isSample', { description: 'It is sample data for trying out the search.' }),
    description: t.string({
      description: 'HTML limited to p, ul, ol, li, strong, em, h3, br, and a with an http, https or mailto address.',
      resolve: async ({ id }, _args, context) => (await context.lookups.postingTextsOf(id)).description,
    }),
    text: t.string({
      description: 'The description without markup.',
      resolve: async ({ id }, _args, context) => (await context.lookups.postingTextsOf(id)).text,
    }),
    trackedJob: t.field({
      type: TrackedJobType,
      nullable: true,
      resolve: ({ id }, _args, context) => context.lookups.trackedJobOf(id),
    }),
  }),
});
