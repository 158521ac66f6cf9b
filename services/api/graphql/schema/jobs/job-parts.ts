import { employmentTypes, workplaces } from '../../../../../shared/documents/postings/posting.ts';
import { jobLimits } from '../../../../../shared/documents/jobs/job-limits.ts';
import {
  closeReasons,
  type Interview,
  type JobContact,
  jobStages,
  salaryPeriods,
  type StageEntry,
} from '../../../../../shared/documents/jobs/job.ts';
import { jobFileKinds } from '../../../../../shared/documents/jobs/job-files.ts';
import type { JobTask } from '../../../../../shared/documents/jobs/tasks.ts';
import { builder } from '../../builder.ts';
import { sentKinds } from '../../../../platform/database/schema/index.ts';
import type { DocumentUse } from '../../../../domain/context/lookups.ts';
import type { JobFile } from '../../../../domain/job-files/job-files.ts';
import type { SentCopy, SentDocument } from '../../../../domain/jobs/sent.ts';

export const JobStageType = builder.enumType('JobStage', { values: jobStages });

export const CloseReasonType = builder.enumType('CloseReason', {
  values: closeReasons,
  description: 'How an application ended. Only closed jobs have it.',
});

export const WorkplaceType = builder.enumType('Workplace', { values: workplaces });
export const EmploymentTypeType = builder.enumType('EmploymentType', { values: employmentTypes });
export const SalaryPeriodType = builder.enumType('SalaryPeriod', { values: salaryPeriods });

export const JobStageEntryType = builder.objectRef<StageEntry>('JobStageEntry').implement({
  description: 'A stage that a job has reached.',
  fields: (t) => ({
    id: t.exposeID('id'),
    stage: t.expose('stage', { type: JobStageType }),
    closeReason: t.expose('closeReason', { type: CloseReasonType, nullable: true }),
    on: t.expose('on', { type: 'Date' }),
  }),
});

export const JobStageInput = builder.inputType('JobStageInput', {
  fields: (t) => ({
    stage: t.field({ type: JobStageType, required: true }),
    closeReason: t.field({ type: CloseReasonType }),
    on: t.field({ type: 'Date', required: true }),
  }),
});

export const InterviewType = builder.objectRef<Interview>('Interview').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.exposeString('kind', { nullable: true, description: 'In the user’s own words.' }),
    at: t.field({ type: 'DateTime', resolve: ({ at }) => new Date(at) }),
    timeZone: t.exposeString('timeZone', { description: 'The IANA time zone in which the time was agreed.' }),
    minutes: t.exposeInt('minutes', { nullable: true }),
    people: t.exposeString('people', { nullable: true }),
    notes: t.exposeString('notes', { nullable: true }),
  }),
});

export const InterviewInput = builder.inputType('InterviewInput', {
  fields: (t) => ({
    id: t.id({ description: 'The ID of an existing interview. A new one is given an ID.' }),
    kind: t.string(),
    at: t.string({ required: true, description: 'A point in time (ISO 8601), with Z or an offset.' }),
    timeZone: t.string({ required: true, description: 'IANA: `Europe/Berlin`.' }),
    minutes: t.int(),
    people: t.string(),
    notes: t.string(),
  }),
});

export const JobTaskType = builder.objectRef<JobTask>('JobTask').implement({
  description: 'Something to do for a job.',
  fields: (t) => ({
    id: t.exposeID('id'),
    text: t.exposeString('text', { nullable: true, description: 'Null if only the day is known.' }),
    on: t.expose('on', { type: 'Date', nullable: true }),
    doneOn: t.expose('doneOn', { type: 'Date', nullable: true, description: 'Null while it is open.' }),
    remindDaysBefore: t.exposeInt('remindDaysBefore', {
      nullable: true,
      description: '0 reminds on the day itself. Null for no reminder.',
    }),
  }),
});

export const JobTaskInput = builder.inputType('JobTaskInput', {
  fields: (t) => ({
    id: t.id({ description: 'The ID of an existing task. A new one is given an ID.' }),
    text: t.string({ description: 'Required unless there is a day.' }),
    on: t.field({ type: 'Date' }),
    doneOn: t.field({ type: 'Date' }),
    remindDaysBefore: t.int({ description: `0 to ${jobLimits.remindDaysBefore}. Needs a day.` }),
  }),
});

export const JobContactType = builder.objectRef<JobContact>('JobContact').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', { nullable: true }),
    role: t.exposeString('role', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
    link: t.exposeString('link', { nullable: true }),
    notes: t.exposeString('notes', { nullable: true, description: 'About the person and this job.' }),
  }),
});

export const JobContactInput = builder.inputType('JobContactInput', {
  fields: (t) => ({
    id: t.id({ description: 'The ID of an existing contact. A new one is given an ID.' }),
    personId: t.id({
      description:
        'The person the contact is. Without it, an existing contact keeps its person, and a new one is matched by email, or by name and company. What is said about a person changes in all jobs.',
    }),
    name: t.string(),
    role: t.string(),
    email: t.string(),
    phone: t.string(),
    link: t.string(),
    notes: t.string(),
  }),
});

export const JobDocumentType = builder.objectRef<DocumentUse>('JobDocument').implement({
  description: 'A document for a job.',
  fields: (t) => ({ id: t.exposeID('id'), title: t.exposeString('title') }),
});

const SentKindType = builder.enumType('SentKind', { values: sentKinds });

const SentDocumentType = builder.objectRef<SentDocument & { readonly sentId: string }>('SentDocument').implement({
  description: 'An exact copy of a document that was sent.',
  fields: (t) => ({
    kind: t.expose('kind', { type: SentKindType }),
    documentId: t.exposeID('documentId', { description: 'The ID of the original, which may no longer exist.' }),
    version: t.exposeInt('version', { description: 'The version number at that time.' }),
    title: t.exposeString('title'),
    path: t.string({
      description: 'The path of the PDF on the site. Requires the user’s token.',
      resolve: ({ sentId, kind }) => `/sent/${sentId}/${kind}.pdf`,
    }),
  }),
});

const JobFileKindType = builder.enumType('JobFileKind', { values: jobFileKinds });

export const JobFileType = builder.objectRef<JobFile>('JobFile').implement({
  description: 'A file that the user keeps with a job. It is uploaded, renamed, and deleted at `/job-files`.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    kind: t.expose('kind', { type: JobFileKindType }),
    size: t.exposeInt('size', { description: 'In bytes.' }),
    path: t.string({
      description: 'The path of the file on the site. Requires the user’s token.',
      resolve: ({ id }) => `/job-files/${id}`,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

export const JobSentType = builder.objectRef<SentCopy>('JobSent').implement({
  description: 'What was sent to an employer at one time.',
  fields: (t) => ({
    id: t.exposeID('id'),
    sentAt: t.expose('sentAt', { type: 'DateTime' }),
    engine: t.exposeString('engine', { description: 'The layout engine that made the pages.' }),
    documents: t.field({
      type: [SentDocumentType],
      resolve: ({ id, documents }) => documents.map((each) => ({ ...each, sentId: id })),
    }),
  }),
});
