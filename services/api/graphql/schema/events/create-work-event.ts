import { builder } from '../../builder.ts';
import { readWorkInput } from '../../../../domain/input/read-events.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { insertEvent } from '../../../../domain/events/events.ts';
import { EventMutations } from './event-mutations.ts';
import { WorkEvent, WorkEventInput } from './work-event.ts';

builder.objectField(EventMutations, 'createWorkEvent', (t) =>
  t.field({
    type: WorkEvent,
    args: { input: t.arg({ type: WorkEventInput, required: true }) },
    resolve: async (_parent, { input }, context) => {
      const { id: accountId } = await context.account();
      const reader = new InputReader();
      const draft = readWorkInput(reader, input);
      reader.finish();
      return insertEvent(context.db, accountId, 'work', draft);
    },
  }),
);
