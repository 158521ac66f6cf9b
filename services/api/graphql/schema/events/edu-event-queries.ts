import { builder } from '../../builder.ts';
import { listEvents, readEvent } from '../../../../domain/context/read-events.ts';
import { EduEvent } from './edu-event.ts';

builder.queryFields((t) => ({
  eduEvents: t.field({
    type: [EduEvent],
    resolve: (_root, _args, context) => listEvents(context, 'edu'),
  }),
  eduEvent: t.field({
    type: EduEvent,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => readEvent(context, 'edu', id),
  }),
}));
