import { builder } from '../../builder.ts';
import { badUserInput } from '../../../../domain/errors.ts';
import { deleteEvents, maxAtOnce } from '../../../../domain/events/bulk-events.ts';
import { copyOf, type EventCopy } from '../../../../domain/events/event-copy.ts';
import { EventMutations } from '../mutation-namespaces.ts';

const DeletedEvents = builder
  .objectRef<{ readonly ids: readonly string[]; readonly copies: readonly EventCopy[] }>('DeletedEvents')
  .implement({
    fields: (t) => ({
      ids: t.exposeIDList('ids'),
      copies: t.expose('copies', {
        type: ['EventCopy'],
        description: 'Pass these to `restoreEvents` to undo the deletion.',
      }),
    }),
  });

builder.objectField(EventMutations, 'deleteEvents', (t) =>
  t.field({
    type: DeletedEvents,
    description:
      'Deletes up to 1,000 blocks of any kind. Unknown IDs are ignored. Résumés that use the blocks are not changed and skip them.',
    args: { ids: t.arg.idList({ required: true }) },
    resolve: async (_parent, { ids }, context) => {
      const { id: accountId } = await context.account();
      if (ids.length > maxAtOnce) {
        throw badUserInput([{ path: 'ids', message: `Please delete at most ${maxAtOnce} blocks at once.` }]);
      }
      const rows = await deleteEvents(context.db, accountId, ids);
      return { ids: rows.map(({ id }) => id), copies: rows.map(copyOf) };
    },
  }),
);
