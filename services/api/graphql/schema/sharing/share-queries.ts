import { builder } from '../../builder.ts';
import { listShares } from '../../../../domain/shares/list-shares.ts';
import { Share } from './share.ts';

builder.queryField('shares', (t) =>
  t.field({
    type: [Share],
    description: 'The links that show a résumé or a cover letter, alone or together, oldest first.',
    args: { id: t.arg.id({ required: true, description: 'The ID of the résumé or the cover letter.' }) },
    resolve: async (_root, { id }, context) => {
      const { id: accountId } = await context.account();
      return listShares(context.db, accountId, id);
    },
  }),
);
