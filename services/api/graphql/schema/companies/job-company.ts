import { type JobCompany, readCompany } from '../../../../domain/companies/read-company.ts';
import { builder } from '../../builder.ts';
import { Person } from '../people/person.ts';
import { Job } from '../jobs/job.ts';

const JobCompanyType = builder.objectRef<JobCompany>('JobCompany').implement({
  description: 'What is known of the company of a job: from its ad, in the ad’s words, and from other records.',
  fields: (t) => ({
    size: t.exposeString('size', { nullable: true, description: 'How many people work there.' }),
    industry: t.exposeString('industry', { nullable: true }),
    website: t.exposeString('website', { nullable: true }),
    benefits: t.exposeStringList('benefits', { description: 'What it offers besides pay.' }),
    otherJobs: t.expose('otherJobs', {
      type: [Job],
      description: 'The user’s other jobs at this company, the latest stage first.',
    }),
    people: t.expose('people', { type: [Person], description: 'The people the user knows there.' }),
  }),
});

builder.queryFields((t) => ({
  jobCompany: t.field({
    type: JobCompanyType,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => readCompany(context, id),
  }),
}));
