import { jobLimits } from '../../../../../shared/documents/jobs/job-limits.ts';
import { builder } from '../../builder.ts';
import { isVersionConflict } from '../../../../domain/documents/version-conflict.ts';
import { readEmailTemplate } from '../../../../domain/input/read-email-template.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import {
  createEmailTemplate,
  deleteEmailTemplate,
  type EmailTemplate,
  listEmailTemplates,
  restoreEmailTemplate,
  updateEmailTemplate,
} from '../../../../domain/jobs/people/email-templates.ts';
import { VersionConflictType } from '../events/event-parts.ts';
import { PeopleMutations } from '../mutation-namespaces.ts';

const EmailTemplateType = builder.objectRef<EmailTemplate>('EmailTemplate').implement({
  description: 'The text of an email that the user wrote for later, with variables such as `{{firstName}}`.',
  fields: (t) => ({
    id: t.exposeID('id'),
    version: t.exposeInt('version'),
    name: t.exposeString('name'),
    subject: t.exposeString('subject'),
    body: t.exposeString('body'),
  }),
});

const EmailTemplateInput = builder.inputType('EmailTemplateInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    subject: t.string({ required: true }),
    body: t.string({ required: true }),
  }),
});

const UpdateEmailTemplateResult = builder.unionType('UpdateEmailTemplateResult', {
  types: [EmailTemplateType, VersionConflictType],
  resolveType: (value) => (isVersionConflict(value) ? VersionConflictType : EmailTemplateType),
});

builder.queryField('emailTemplates', (t) =>
  t.field({
    type: [EmailTemplateType],
    description: 'In the order in which they were created.',
    resolve: async (_root, _args, context) => listEmailTemplates(context.db, (await context.account()).id),
  }),
);

builder.objectField(PeopleMutations, 'createEmailTemplate', (t) =>
  t.field({
    type: EmailTemplateType,
    args: {
      id: t.arg.id({
        description: 'A UUID for the new template. Repeating the request with the same UUID creates only one template.',
      }),
      input: t.arg({ type: EmailTemplateInput, required: true }),
    },
    resolve: async (_parent, { id: requestedId, input }, context) => {
      const { id: accountId } = await context.account();
      const reader = new InputReader();
      const id = reader.newRecordId('id', requestedId);
      const draft = readEmailTemplate(reader, input);
      reader.finish();
      return createEmailTemplate(context.db, accountId, { id, draft });
    },
  }),
);

builder.objectField(PeopleMutations, 'updateEmailTemplate', (t) =>
  t.field({
    type: UpdateEmailTemplateResult,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version this change is based on.' }),
      input: t.arg({ type: EmailTemplateInput, required: true }),
    },
    resolve: async (_parent, { id, version, input }, context) => {
      const { id: accountId } = await context.account();
      const reader = new InputReader();
      const draft = readEmailTemplate(reader, input);
      reader.finish();
      return updateEmailTemplate(context.db, accountId, { id, version, draft });
    },
  }),
);

builder.objectField(PeopleMutations, 'deleteEmailTemplate', (t) =>
  t.field({
    type: EmailTemplateType,
    description: `\`restoreEmailTemplate\` undoes it for ${jobLimits.deletedForDays} days.`,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_parent, { id }, context) => deleteEmailTemplate(context.db, (await context.account()).id, id),
  }),
);

builder.objectField(PeopleMutations, 'restoreEmailTemplate', (t) =>
  t.field({
    type: EmailTemplateType,
    description: 'Restores a deleted template. Safe to repeat.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_parent, { id }, context) => restoreEmailTemplate(context.db, (await context.account()).id, id),
  }),
);
