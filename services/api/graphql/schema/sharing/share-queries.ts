import { builder } from '../../builder.ts';
import { sharesOf } from '../../../../domain/shares/list-shares.ts';
import { Share } from './share.ts';

builder.queryField('shares', (t) =>
  t.field({
    type: [Share],
    description: 'The links that show a résumé or a letter, alone or beside the other, the oldest first.',
    args: { id: t.arg.id({ required: true, description: 'Of the résumé or the letter.' }) },
    resolve: async (_root, { id }, context) => {
      const { id: accountId } = await context.account();
      return sharesOf(context.db, accountId, id);
    },
  }),
);
