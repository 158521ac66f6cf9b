import { builder } from '../../builder.ts';
import { readWorkSync } from '../../../../domain/input/read-sync.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { syncEvent } from '../../../../domain/events/events.ts';
import { EventMutations } from './event-mutations.ts';
import { AccomplishmentInput } from './event-parts.ts';
import { WorkEvent } from './work-event.ts';

const WorkEventSyncInput = builder.inputType('WorkEventSyncInput', {
  description: 'Exactly as in product.md §3. An event with the same UUID is updated, not duplicated.',
  fields: (t) => ({
    uuid: t.id({ required: true }),
    company: t.string(),
    position: t.string(),
    location: t.string(),
    link: t.string(),
    startDate: t.string(),
    endDate: t.string(),
    accomplishments: t.field({ type: [AccomplishmentInput] }),
    fromSyncSvc: t.boolean(),
  }),
});

builder.objectField(EventMutations, 'syncWorkEvent', (t) =>
  t.field({
    type: WorkEvent,
    nullable: true,
    description:
      "Applies what is new in a partner's record and keeps the user's other changes. Null if the user has deleted the block.",
    args: { input: t.arg({ type: WorkEventSyncInput, required: true }) },
    resolve: async (_parent, { input }, context) => {
      const { id: accountId } = await context.account();
      const reader = new InputReader();
      const draft = readWorkSync(reader, input);
      reader.finish();
      return syncEvent(context.db, accountId, 'work', draft);
    },
  }),
);
