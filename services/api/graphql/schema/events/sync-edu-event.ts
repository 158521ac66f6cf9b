import { builder } from '../../builder.ts';
import { readEduSync } from '../../../../domain/input/read-sync.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { syncEvent } from '../../../../domain/events/events.ts';
import { EventMutations } from './event-mutations.ts';
import { AccomplishmentInput } from './event-parts.ts';
import { EduEvent } from './edu-event.ts';

const EduEventSyncInput = builder.inputType('EduEventSyncInput', {
  description: 'product.md §3 to the letter; an event with the same uuid is updated, not doubled.',
  fields: (t) => ({
    uuid: t.id({ required: true }),
    university: t.string(),
    degree: t.string(),
    major: t.string(),
    minor: t.string(),
    link: t.string(),
    attending: t.boolean({ description: 'Not kept: it follows from the end date.' }),
    location: t.string(),
    endDate: t.string(),
    accomplishments: t.field({ type: [AccomplishmentInput] }),
    coursework: t.stringList(),
    fromSyncSvc: t.boolean(),
  }),
});

builder.objectField(EventMutations, 'syncEduEvent', (t) =>
  t.field({
    type: EduEvent,
    nullable: true,
    description:
      "Takes over what a partner's record says anew; what the user changed here otherwise stays. Null when the user has deleted the block.",
    args: { input: t.arg({ type: EduEventSyncInput, required: true }) },
    resolve: async (_parent, { input }, context) => {
      const { id: accountId } = await context.account();
      const reader = new InputReader();
      const draft = readEduSync(reader, input);
      reader.finish();
      return syncEvent(context.db, accountId, 'edu', draft);
    },
  }),
);
