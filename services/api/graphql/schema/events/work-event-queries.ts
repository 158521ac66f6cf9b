import { builder } from '../../builder.ts';
import { listEvents, readEvent } from '../../../../domain/context/read-events.ts';
import { WorkEvent } from './work-event.ts';

builder.queryFields((t) => ({
  workEvents: t.field({
    type: [WorkEvent],
    resolve: (_root, _args, context) => listEvents(context, 'work'),
  }),
  workEvent: t.field({
    type: WorkEvent,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => readEvent(context, 'work', id),
  }),
}));
