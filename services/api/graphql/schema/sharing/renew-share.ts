import { builder } from '../../builder.ts';
import { renewShare } from '../../../../domain/shares/share-address.ts';
import { Share } from './share.ts';
import { ShareMutations, sharingAccount } from './share-mutations.ts';

builder.objectField(ShareMutations, 'renewShare', (t) =>
  t.field({
    type: Share,
    description: 'Gives a link a new address. The previous address stops working.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_parent, { id }, context) => renewShare(context.db, (await sharingAccount(context)).id, id),
  }),
);
