import { builder } from '../../builder.ts';
import { listEvents, readEvent } from '../../../../domain/context/read-events.ts';
import { ParagraphEvent } from './paragraph-event.ts';

builder.queryFields((t) => ({
  paragraphEvents: t.field({
    type: [ParagraphEvent],
    resolve: (_root, _args, context) => listEvents(context, 'paragraph'),
  }),
  paragraphEvent: t.field({
    type: ParagraphEvent,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => readEvent(context, 'paragraph', id),
  }),
}));
