import { builder } from '../../builder.ts';
import { isQuiet, type JobRecord } from '../../../../domain/jobs/job-record.ts';
import { tasksOf } from '../../../../domain/jobs/tasks.ts';
import { isVersionConflict } from '../../../../domain/documents/version-conflict.ts';
import { VersionConflictType } from '../events/event-parts.ts';
import {
  CloseReasonType,
  InterviewInput,
  InterviewType,
  JobContactInput,
  JobContactType,
  JobDocumentType,
  JobFileType,
  JobSentType,
  JobStageEntryType,
  JobStageInput,
  JobStageType,
  JobTaskInput,
  JobTaskType,
  SalaryPeriodType,
} from './job-parts.ts';
import { readToday } from './today.ts';

export const Job = builder.objectRef<JobRecord>('Job').implement({
  description: 'A job that the user tracks.',
  fields: (t) => ({
    id: t.exposeID('id'),
    version: t.exposeInt('version'),
    title: t.exposeString('title'),
    company: t.exposeString('company', { nullable: true }),
    location: t.exposeString('location', { nullable: true }),
    link: t.exposeString('link', { nullable: true, description: 'Without the scheme.' }),
    description: t.string({
      nullable: true,
      description: 'The job ad as it was.',
      resolve: async ({ id }, _args, context) => (await context.lookups.jobTextsOf(id)).description,
    }),
    source: t.exposeString('source', { nullable: true, description: 'Where the job was found.' }),
    tags: t.exposeStringList('tags'),
    excitement: t.exposeInt('excitement', { nullable: true, description: '1 to 5.' }),
    salaryMin: t.exposeFloat('salaryMin', { nullable: true }),
    salaryMax: t.exposeFloat('salaryMax', { nullable: true }),
    currency: t.exposeString('currency', { nullable: true, description: 'ISO 4217.' }),
    salaryPeriod: t.expose('salaryPeriod', { type: SalaryPeriodType, nullable: true }),
    deadline: t.expose('deadline', { type: 'Date', nullable: true }),
    appliedOn: t.expose('appliedOn', { type: 'Date', nullable: true }),
    tasks: t.field({
      type: [JobTaskType],
      description: 'In the user’s order, with those that are done.',
      resolve: (job) => tasksOf(job),
    }),
    nextStep: t.exposeString('nextStep', { nullable: true, description: 'The text of the first open task by day.' }),
    nextStepOn: t.expose('nextStepOn', { type: 'Date', nullable: true, description: 'The day of the same task.' }),
    notes: t.string({
      nullable: true,
      description: 'Markdown, limited to emphasis, lists and links. Anything else is plain text.',
      resolve: async ({ id }, _args, context) => (await context.lookups.jobTextsOf(id)).notes,
    }),
    stage: t.expose('stage', { type: JobStageType }),
    closeReason: t.expose('closeReason', { type: CloseReasonType, nullable: true }),
    stageSince: t.expose('stageSince', { type: 'Date' }),
    isQuiet: t.boolean({
      description: 'No reply for 10 days, and nothing planned for a later day.',
      args: {
        today: t.arg({ type: 'Date', description: 'The current date where the user is. Defaults to the date in UTC.' }),
      },
      resolve: (job, { today }) => isQuiet(job, readToday(today)),
    }),
    stages: t.field({
      type: [JobStageEntryType],
      description: 'The stage history, oldest first.',
      resolve: ({ id }, _args, context) => context.lookups.stagesOf(id),
    }),
    interviews: t.expose('interviews', { type: [InterviewType], description: 'In chronological order.' }),
    contacts: t.expose('contacts', { type: [JobContactType] }),
    resume: t.field({
      type: JobDocumentType,
      nullable: true,
      description: 'Also null if it has been deleted.',
      resolve: ({ resumeId }, _args, context) => (resumeId === null ? null : context.lookups.resumeNamed(resumeId)),
    }),
    letter: t.field({
      type: JobDocumentType,
      nullable: true,
      description: 'Also null if it has been deleted.',
      resolve: ({ letterId }, _args, context) => (letterId === null ? null : context.lookups.letterNamed(letterId)),
    }),
    sent: t.field({
      type: [JobSentType],
      description: 'Oldest first.',
      resolve: ({ id }, _args, context) => context.lookups.sentOf(id),
    }),
    files: t.field({
      type: [JobFileType],
      description: 'Oldest first.',
      resolve: ({ id }, _args, context) => context.lookups.filesOf(id),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

const editableFields = (t: Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0]) => ({
  company: t.string(),
  location: t.string(),
  link: t.string(),
  description: t.string(),
  source: t.string(),
  tags: t.stringList(),
  excitement: t.int(),
  salaryMin: t.float(),
  salaryMax: t.float(),
  currency: t.string(),
  salaryPeriod: t.field({ type: SalaryPeriodType }),
  deadline: t.field({ type: 'Date' }),
  appliedOn: t.field({ type: 'Date' }),
  tasks: t.field({ type: [JobTaskInput], description: 'All tasks, with those that are done.' }),
  nextStep: t.string({
    description: 'Changes the first open task. Null for this and `nextStepOn` marks it as done. Ignored with `tasks`.',
  }),
  nextStepOn: t.field({ type: 'Date', description: 'Changes the day of the first open task. Ignored with `tasks`.' }),
  notes: t.string(),
  interviews: t.field({ type: [InterviewInput] }),
  contacts: t.field({ type: [JobContactInput] }),
  resumeId: t.id(),
  letterId: t.id(),
});

export const JobChangeInput = builder.inputType('JobChangeInput', {
  description: 'Omitted fields stay unchanged. Null removes a value.',
  fields: (t) => ({ title: t.string(), ...editableFields(t) }),
});

export const JobInput = builder.inputType('JobInput', {
  fields: (t) => ({
    title: t.string({ required: true }),
    ...editableFields(t),
    stage: t.field({
      type: JobStageType,
      description: 'Defaults to saved, or to applied if the date of the application has passed.',
    }),
    closeReason: t.field({ type: CloseReasonType, description: 'For closed jobs only.' }),
    on: t.field({
      type: 'Date',
      description: 'The date it reached the stage. Defaults to the date of the application, or today.',
    }),
    stages: t.field({
      type: [JobStageInput],
      description: 'The whole history, if it is known. The job is then in the stage of the last entry.',
    }),
  }),
});

export const UpdateJobResult = builder.unionType('UpdateJobResult', {
  types: [Job, VersionConflictType],
  resolveType: (value) => (isVersionConflict(value) ? VersionConflictType : Job),
});
