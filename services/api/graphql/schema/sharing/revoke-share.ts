import { builder } from '../../builder.ts';
import { revokeShare } from '../../../../domain/shares/share-address.ts';
import { ShareMutations, sharingAccount } from './share-mutations.ts';

const RevokedShare = builder.objectRef<{ readonly id: string }>('RevokedShare').implement({
  fields: (t) => ({ id: t.exposeID('id') }),
});

builder.objectField(ShareMutations, 'revokeShare', (t) =>
  t.field({
    type: RevokedShare,
    description: 'Revokes a link for good.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_parent, { id }, context) => ({
      id: await revokeShare(context.db, (await sharingAccount(context)).id, id),
    }),
  }),
);
