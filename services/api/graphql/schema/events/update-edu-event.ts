import { builder } from '../../builder.ts';
import { readEduInput } from '../../../../domain/input/read-events.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { updateEvent } from '../../../../domain/events/events.ts';
import { EventMutations } from './event-mutations.ts';
import { EduEventInput, UpdateEduEventResult } from './edu-event.ts';

builder.objectField(EventMutations, 'updateEduEvent', (t) =>
  t.field({
    type: UpdateEduEventResult,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version this change is based on.' }),
      input: t.arg({ type: EduEventInput, required: true }),
    },
    resolve: async (_parent, { id, version, input }, context) => {
      const { id: accountId } = await context.account();
      const reader = new InputReader();
      const { content } = readEduInput(reader, input);
      reader.finish();
      return updateEvent(context.db, accountId, 'edu', { id, version, content });
    },
  }),
);
