import { builder } from '../../builder.ts';
import { isVersionConflict } from '../../../../domain/documents/version-conflict.ts';
import type { PersonRecord } from '../../../../domain/jobs/people/person-record.ts';
import { VersionConflictType } from '../events/event-parts.ts';
import type { JobRecord } from '../../../../domain/jobs/job-record.ts';
import { InterviewType, JobContactType, JobStageType } from '../jobs/job-parts.ts';

const PersonJobType = builder.objectRef<JobRecord>('PersonJob').implement({
  description: 'A job with a person as a contact.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    company: t.exposeString('company', { nullable: true }),
    stage: t.expose('stage', { type: JobStageType }),
    interviews: t.expose('interviews', { type: [InterviewType], description: 'In chronological order.' }),
  }),
});

export const Person = builder.objectRef<PersonRecord>('Person').implement({
  description: 'A person the user knows at a company.',
  fields: (t) => ({
    id: t.exposeID('id'),
    version: t.exposeInt('version'),
    name: t.exposeString('name', { nullable: true }),
    role: t.exposeString('role', { nullable: true }),
    company: t.exposeString('company', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
    link: t.exposeString('link', { nullable: true, description: 'Without the scheme.' }),
    howWeMet: t.exposeString('howWeMet', { nullable: true }),
    lastContactOn: t.expose('lastContactOn', { type: 'Date', nullable: true }),
    notes: t.exposeString('notes', { nullable: true }),
    jobs: t.field({
      type: [PersonJobType],
      description: 'The jobs with this person as a contact, the latest stage first.',
      resolve: ({ id }, _args, context) => context.lookups.jobsOfPerson(id),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

builder.objectField(JobContactType, 'person', (t) =>
  t.field({
    type: Person,
    nullable: true,
    description: 'Null if the contact is not linked to a person, or the person is deleted.',
    resolve: ({ personId }, _args, context) => (personId ? context.lookups.personOf(personId) : null),
  }),
);

export const PersonInput = builder.inputType('PersonInput', {
  description: 'Omitted fields stay unchanged; null clears a field. A person has a name or an email.',
  fields: (t) => ({
    name: t.string(),
    role: t.string(),
    company: t.string(),
    email: t.string(),
    phone: t.string(),
    link: t.string(),
    howWeMet: t.string(),
    lastContactOn: t.field({ type: 'Date' }),
    notes: t.string(),
  }),
});

export const UpdatePersonResult = builder.unionType('UpdatePersonResult', {
  types: [Person, VersionConflictType],
  resolveType: (value) => (isVersionConflict(value) ? VersionConflictType : Person),
});
