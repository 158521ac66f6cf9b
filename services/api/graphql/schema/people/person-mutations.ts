import { jobLimits } from '../../../../../shared/documents/jobs/job-limits.ts';
import { builder } from '../../builder.ts';
import { emptyPerson, readPersonChange } from '../../../../domain/input/read-person.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { deletePerson, restorePerson } from '../../../../domain/jobs/people/delete-people.ts';
import { createPerson, updatePerson } from '../../../../domain/jobs/people/write-person.ts';
import { PeopleMutations } from '../mutation-namespaces.ts';
import { Person, PersonInput, UpdatePersonResult } from './person.ts';

builder.objectField(PeopleMutations, 'createPerson', (t) =>
  t.field({
    type: Person,
    args: {
      id: t.arg.id({
        description: 'A UUID for the new person. Repeating the request with the same UUID creates only one person.',
      }),
      input: t.arg({ type: PersonInput, required: true }),
    },
    resolve: async (_parent, { id: requestedId, input }, context) => {
      const { id: accountId } = await context.account();
      const reader = new InputReader();
      const id = reader.newRecordId('id', requestedId);
      const draft = { ...emptyPerson, ...readPersonChange(reader, input) };
      reader.finish();
      return createPerson(context.db, accountId, { id, draft });
    },
  }),
);

builder.objectField(PeopleMutations, 'updatePerson', (t) =>
  t.field({
    type: UpdatePersonResult,
    description: 'Name, role, email, phone and link change in all jobs of the person.',
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version this change is based on.' }),
      input: t.arg({ type: PersonInput, required: true }),
    },
    resolve: async (_parent, { id, version, input }, context) => {
      const { id: accountId } = await context.account();
      const reader = new InputReader();
      const change = readPersonChange(reader, input);
      reader.finish();
      return updatePerson(context.db, accountId, { id, version, change });
    },
  }),
);

builder.objectField(PeopleMutations, 'deletePerson', (t) =>
  t.field({
    type: Person,
    description: `Jobs keep the contact. \`restorePerson\` undoes it for ${jobLimits.deletedForDays} days.`,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_parent, { id }, context) => deletePerson(context.db, (await context.account()).id, id),
  }),
);

builder.objectField(PeopleMutations, 'restorePerson', (t) =>
  t.field({
    type: Person,
    description: 'Restores a deleted person with the links to jobs. Safe to repeat.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_parent, { id }, context) => restorePerson(context.db, (await context.account()).id, id),
  }),
);
