import { builder } from '../../builder.ts';
import { deleteEvent } from '../../../../domain/events/events.ts';
import { EventMutations } from '../mutation-namespaces.ts';

const DeletedEvent = builder.objectRef<{ readonly id: string }>('DeletedEvent').implement({
  fields: (t) => ({ id: t.exposeID('id') }),
});

builder.objectField(EventMutations, 'deleteEvent', (t) =>
  t.field({
    type: DeletedEvent,
    description: 'Deletes a block of any kind. Résumés that use it are not changed and skip it.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_parent, { id }, context) => {
      const { id: accountId } = await context.account();
      return { id: await deleteEvent(context.db, accountId, id) };
    },
  }),
);
