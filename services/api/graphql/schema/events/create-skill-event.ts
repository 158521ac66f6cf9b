import { builder } from '../../builder.ts';
import { readSkillInput } from '../../../../domain/input/read-events.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { insertEvent } from '../../../../domain/events/events.ts';
import { EventMutations } from './event-mutations.ts';
import { SkillEvent, SkillEventInput } from './skill-event.ts';

builder.objectField(EventMutations, 'createSkillEvent', (t) =>
  t.field({
    type: SkillEvent,
    args: { input: t.arg({ type: SkillEventInput, required: true }) },
    resolve: async (_parent, { input }, context) => {
      const { id: accountId } = await context.account();
      const reader = new InputReader();
      const draft = readSkillInput(reader, input);
      reader.finish();
      return insertEvent(context.db, accountId, 'skill', draft);
    },
  }),
);
