import { builder } from '../../builder.ts';
import { freezeAgain } from '../../../../domain/shares/update-share.ts';
import { Share } from './share.ts';
import { ShareMutations, sharingAccount, sourcesOf } from './share-mutations.ts';

builder.objectField(ShareMutations, 'freezeShare', (t) =>
  t.field({
    type: Share,
    description: 'Freezes a link as what it shows is now, in place of what it froze before.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_parent, { id }, context) => {
      const account = await sharingAccount(context);
      return freezeAgain(context.db, context.pdfMaker, account.id, {
        id,
        readSources: sourcesOf(context, account),
      });
    },
  }),
);
