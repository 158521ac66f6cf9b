import { builder } from '../../builder.ts';
import { readParagraphInput } from '../../../../domain/input/read-events.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { updateEvent } from '../../../../domain/events/events.ts';
import { EventMutations } from './event-mutations.ts';
import { ParagraphEventInput, UpdateParagraphEventResult } from './paragraph-event.ts';

builder.objectField(EventMutations, 'updateParagraphEvent', (t) =>
  t.field({
    type: UpdateParagraphEventResult,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version this change is based on.' }),
      input: t.arg({ type: ParagraphEventInput, required: true }),
    },
    resolve: async (_parent, { id, version, input }, context) => {
      const { id: accountId } = await context.account();
      const reader = new InputReader();
      const { content } = readParagraphInput(reader, input);
      reader.finish();
      return updateEvent(context.db, accountId, 'paragraph', { id, version, content });
    },
  }),
);
