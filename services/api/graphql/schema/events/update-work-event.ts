import { builder } from '../../builder.ts';
import { readWorkInput } from '../../../../domain/input/read-events.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { updateEvent } from '../../../../domain/events/events.ts';
import { EventMutations } from './event-mutations.ts';
import { WorkEventInput, UpdateWorkEventResult } from './work-event.ts';

builder.objectField(EventMutations, 'updateWorkEvent', (t) =>
  t.field({
    type: UpdateWorkEventResult,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version this change is based on.' }),
      input: t.arg({ type: WorkEventInput, required: true }),
    },
    resolve: async (_parent, { id, version, input }, context) => {
      const { id: accountId } = await context.account();
      const reader = new InputReader();
      const { content } = readWorkInput(reader, input);
      reader.finish();
      return updateEvent(context.db, accountId, 'work', { id, version, content });
    },
  }),
);
