import { builder } from '../../builder.ts';
import { sharesOf } from '../../store/shares.ts';
import { Share } from './share.ts';

builder.queryField('shares', (t) =>
  t.field({
    type: [Share],
    description: 'The links of a résumé, the oldest first.',
    args: { id: t.arg.id({ required: true, description: 'Of the résumé.' }) },
    resolve: async (_root, { id }, context) => {
      const { id: accountId } = await context.account();
      return sharesOf(context.db, accountId, id);
    },
  }),
);
