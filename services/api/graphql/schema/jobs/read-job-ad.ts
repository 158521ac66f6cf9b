import { jobLimits } from '../../../../../shared/documents/jobs/job-limits.ts';
import { adProblems, type AdReading } from '../../../../domain/analysis/ad-reader.ts';
import { type AdContact, type AdField, adFields, type JobAd } from '../../../../domain/job-ads/job-ad.ts';
import { builder } from '../../builder.ts';
import { badUserInput } from '../../../../domain/errors.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { JobMutations } from '../mutation-namespaces.ts';
import { EmploymentTypeType, SalaryPeriodType, WorkplaceType } from './job-parts.ts';
import { readToday, todayDescription } from './today.ts';

const AdContactType = builder.objectRef<AdContact>('JobAdContact').implement({
  description: 'The person, or the department, to whom questions and applications go.',
  fields: (t) => ({
    name: t.exposeString('name', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
  }),
});

const JobAdFieldType = builder.enumType('JobAdField', { values: adFields });

const JobAdSourceType = builder.objectRef<{ readonly field: AdField; readonly text: string }>('JobAdSource').implement({
  description: 'The line of a job ad that a field was read from.',
  fields: (t) => ({ field: t.expose('field', { type: JobAdFieldType }), text: t.exposeString('text') }),
});

const JobAdType = builder.objectRef<JobAd>('JobAd').implement({
  description: 'What a job ad says, as far as it could be read. Fields it does not mention are null.',
  fields: (t) => ({
    title: t.exposeString('title', { nullable: true }),
    company: t.exposeString('company', { nullable: true }),
    location: t.exposeString('location', { nullable: true }),
    link: t.exposeString('link', { nullable: true }),
    description: t.exposeString('description', { nullable: true }),
    source: t.exposeString('source', { nullable: true }),
    salaryMin: t.exposeFloat('salaryMin', { nullable: true }),
    salaryMax: t.exposeFloat('salaryMax', { nullable: true }),
    currency: t.exposeString('currency', { nullable: true }),
    salaryPeriod: t.expose('salaryPeriod', { type: SalaryPeriodType, nullable: true }),
    deadline: t.expose('deadline', { type: 'Date', nullable: true }),
    deadlineChoices: t.expose('deadlineChoices', {
      type: ['Date'],
      description: 'The readings of a deadline whose order of day and month the ad does not tell. Usually empty.',
    }),
    workplace: t.expose('workplace', { type: WorkplaceType, nullable: true }),
    employmentTypes: t.expose('employmentTypes', { type: [EmploymentTypeType] }),
    contact: t.expose('contact', { type: AdContactType, nullable: true }),
    benefits: t.exposeStringList('benefits', {
      description: 'What the company offers besides pay, in the words of the ad.',
    }),
    language: t.exposeString('language', { nullable: true, description: 'Primary subtag.' }),
    sources: t.field({
      type: [JobAdSourceType],
      resolve: ({ sources }) =>
        adFields.flatMap((field) => {
          const text = sources[field];
          return text === undefined ? [] : [{ field, text }];
        }),
    }),
  }),
});

const JobAdProblem = builder.enumType('JobAdProblem', {
  values: adProblems,
  description: 'Why no more of a job ad could be read.',
});

const JobAdReading = builder.objectRef<AdReading>('JobAdReading').implement({
  fields: (t) => ({
    ad: t.expose('ad', { type: JobAdType, description: 'May contain nothing but the link.' }),
    problem: t.expose('problem', { type: JobAdProblem, nullable: true }),
  }),
});

builder.objectField(JobMutations, 'readJobAd', (t) =>
  t.field({
    type: JobAdReading,
    description: 'Reads the fields of a job from a link or from the text of a job ad. Stores nothing.',
    args: {
      url: t.arg.string({ description: 'Where it is published. Fetched only if there is no text.' }),
      title: t.arg.string({ description: 'The title of its page, if a browser knows it.' }),
      text: t.arg.string(),
      today: t.arg({ type: 'Date', description: todayDescription }),
    },
    resolve: async (_parent, { url, title, text, today }, context) => {
      const { id: accountId } = await context.account();
      const reader = new InputReader();
      const source = {
        url: reader.line('url', url, jobLimits.link),
        title: reader.line('title', title, jobLimits.line),
        text: reader.text('text', text, jobLimits.description),
        today: readToday(today),
      };
      reader.finish();
      if (source.url === null && source.text === null) {
        throw badUserInput([{ path: 'url', message: 'Please provide a link or the text of the job ad.' }]);
      }
      return context.adReader.read(accountId, source);
    },
  }),
);
