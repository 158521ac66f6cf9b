import { builder } from '../../builder.ts';
import { readWorkSync } from '../../../../domain/input/read-sync.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { syncEvent } from '../../../../domain/events/events.ts';
import { EventMutations } from './event-mutations.ts';
import { AccomplishmentInput } from './event-parts.ts';
import { WorkEvent } from './work-event.ts';

const WorkEventSyncInput = builder.inputType('WorkEventSyncInput', {
  description: 'product.md §3 to the letter; an event with the same uuid is updated, not doubled.',
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
      "Takes over what a partner's record says anew; what the user changed here otherwise stays. Null when the user has deleted the block.",
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
