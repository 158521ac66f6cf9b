import { builder } from '../../builder.ts';
import { readParagraphInput } from '../../../../domain/input/read-events.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { insertEvent } from '../../../../domain/events/events.ts';
import { EventMutations } from './event-mutations.ts';
import { ParagraphEvent, ParagraphEventInput } from './paragraph-event.ts';

builder.objectField(EventMutations, 'createParagraphEvent', (t) =>
  t.field({
    type: ParagraphEvent,
    args: { input: t.arg({ type: ParagraphEventInput, required: true }) },
    resolve: async (_parent, { input }, context) => {
      const { id: accountId } = await context.account();
      const reader = new InputReader();
      const draft = readParagraphInput(reader, input);
      reader.finish();
      return insertEvent(context.db, accountId, 'paragraph', draft);
    },
  }),
);
