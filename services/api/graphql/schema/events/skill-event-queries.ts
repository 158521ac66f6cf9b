import { builder } from '../../builder.ts';
import { listEvents, readEvent } from '../../../../domain/context/read-events.ts';
import { SkillEvent } from './skill-event.ts';

builder.queryFields((t) => ({
  skillEvents: t.field({
    type: [SkillEvent],
    resolve: (_root, _args, context) => listEvents(context, 'skill'),
  }),
  skillEvent: t.field({
    type: SkillEvent,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => readEvent(context, 'skill', id),
  }),
}));
