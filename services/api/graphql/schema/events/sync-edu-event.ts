import { builder } from '../../builder.ts';
import { readEduSync } from '../../../../domain/input/read-sync.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { syncEvent } from '../../../../domain/events/events.ts';
import { EventMutations } from './event-mutations.ts';
import { AccomplishmentInput } from './event-parts.ts';
import { EduEvent } from './edu-event.ts';

const EduEventSyncInput = builder.inputType('EduEventSyncInput', {
  description: 'Exactly as in product.md §3. An event with the same UUID is updated, not duplicated.',
  fields: (t) => ({
    uuid: t.id({ required: true }),
    university: t.string(),
    degree: t.string(),
    major: t.string(),
    minor: t.string(),
    link: t.string(),
    attending: t.boolean({ description: 'Ignored. It is derived from the end date.' }),
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
      "Applies what is new in a partner's record and keeps the user's other changes. Null if the user has deleted the block.",
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
