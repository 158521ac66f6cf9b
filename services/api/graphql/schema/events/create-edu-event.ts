import { builder } from '../../builder.ts';
import { readEduInput } from '../../../../domain/input/read-events.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { insertEvent } from '../../../../domain/events/events.ts';
import { EventMutations } from './event-mutations.ts';
import { EduEvent, EduEventInput } from './edu-event.ts';

builder.objectField(EventMutations, 'createEduEvent', (t) =>
  t.field({
    type: EduEvent,
    args: { input: t.arg({ type: EduEventInput, required: true }) },
    resolve: async (_parent, { input }, context) => {
      const { id: accountId } = await context.account();
      const reader = new InputReader();
      const draft = readEduInput(reader, input);
      reader.finish();
      return insertEvent(context.db, accountId, 'edu', draft);
    },
  }),
);
