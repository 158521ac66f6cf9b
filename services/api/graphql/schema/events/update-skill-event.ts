import { builder } from '../../builder.ts';
import { readSkillInput } from '../../../../domain/input/read-events.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { updateEvent } from '../../../../domain/events/events.ts';
import { EventMutations } from './event-mutations.ts';
import { SkillEventInput, UpdateSkillEventResult } from './skill-event.ts';

builder.objectField(EventMutations, 'updateSkillEvent', (t) =>
  t.field({
    type: UpdateSkillEventResult,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version this change is based on.' }),
      input: t.arg({ type: SkillEventInput, required: true }),
    },
    resolve: async (_parent, { id, version, input }, context) => {
      const { id: accountId } = await context.account();
      const reader = new InputReader();
      const { content } = readSkillInput(reader, input);
      reader.finish();
      return updateEvent(context.db, accountId, 'skill', { id, version, content });
    },
  }),
);
